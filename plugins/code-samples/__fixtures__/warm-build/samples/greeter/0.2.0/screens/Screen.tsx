export const shown = 'old';
