export const greeting = 'Hello';
// #region name
export const name = 'reader';
// #endregion name
