/** Frequencies of the rows and columns of telephone keys, in hertz. */
export const rows = [697, 770, 852, 941] as const;
export const columns = [1209, 1336, 1477] as const;

/** The keys, row by row. */
export const keys = '123456789*0#';
