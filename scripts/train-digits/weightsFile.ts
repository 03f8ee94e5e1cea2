/** Where the trained network is kept, from the root of the repository. */
export const weightsFile = 'src/components/DigitDemo/network/digits.bin';
