/** An object that was found in a picture. */
export type Detection = {
  objectClass: string;
  /** Left, top, width and height in pixels of the picture. */
  bounds: [number, number, number, number];
};
