/** The pictures of a page that lack a size or a modern format, or do not wait although they are below the fold. */
export function badPictures(html: string): string[] {
  const fold = html.indexOf('<main');
  return [...html.matchAll(/<img\s[^>]*>/g)]
    .filter(({0: tag, index}) => {
      const isGood =
        /\ssrc="?(?:[^"\s>]*\.(?:svg|webp|avif)|data:image\/svg)/.test(tag) &&
        /\swidth="?\d/.test(tag) &&
        /\sheight="?\d/.test(tag) &&
        (index < fold || /\sloading="?lazy/.test(tag));
      return !isGood;
    })
    .map(({0: tag}) => tag);
}
