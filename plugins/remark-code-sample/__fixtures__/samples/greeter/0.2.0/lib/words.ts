export const word = 'Greetings';
