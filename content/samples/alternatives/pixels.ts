/** A decoded image: one byte per channel, in the order height, width, RGB. */
export type Pixels = {data: Uint8Array; width: number; height: number};
