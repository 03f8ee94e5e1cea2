/** An object that was found in a photo. */
export type Detection = {
  objectClass: string;
  /** Left, top, width and height in pixels of the photo. */
  bounds: [number, number, number, number];
};
