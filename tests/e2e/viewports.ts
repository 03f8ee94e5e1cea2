/** Sizes of a phone, of the widest screen with the mobile menu, and of a desktop. */
export const viewports = [
  {width: 390, height: 844},
  {width: 996, height: 800},
  {width: 1440, height: 900},
];
