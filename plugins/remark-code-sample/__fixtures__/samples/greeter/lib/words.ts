export const word = 'Hello';
