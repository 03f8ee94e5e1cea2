export const shown = 'first';
