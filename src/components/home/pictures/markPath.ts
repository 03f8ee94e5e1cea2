/** The outline of our mark in a 32 by 32 box, for pictures of our app. */
export const markPath =
  'M8.500 1.500C12 7.500 28.500 11 29.500 16.200c.7 3.300-14 10.600-19.300 13.200C6.300 31.300 4 29.300 4 25.200 4 17.500 10 14 8.500 1.500Z';
