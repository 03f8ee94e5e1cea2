/** What the chunk is called that holds the parts of every docs page, which come together. */
export const docsChunkName = 'docs';
