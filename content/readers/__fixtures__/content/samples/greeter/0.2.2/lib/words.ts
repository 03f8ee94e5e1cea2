export const word = 'Good day';
