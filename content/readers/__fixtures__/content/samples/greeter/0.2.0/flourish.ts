export const flourish = true;
