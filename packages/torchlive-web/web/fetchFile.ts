/** Fetches a file, and says what to do if the browser may not. */
export async function fetchFile(url: string): Promise<Response> {
  const {href, origin} = new URL(url, document.baseURI);
  try {
    return await fetch(href);
  } catch (cause) {
    throw new Error(
      origin === location.origin
        ? `${href} could not be fetched.`
        : `${href} could not be fetched. Its host has to allow other sites with the header Access-Control-Allow-Origin; release downloads of GitHub don't. Put the file into the "public" folder of your app, or on a host that allows it.`,
      {cause},
    );
  }
}
