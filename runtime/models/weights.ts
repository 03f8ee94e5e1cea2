/** A matrix and a bias, one row for each output. */
export type Table = {
  rows: number;
  columns: number;
  /** Doubles, which JavaScript computes with: nothing has to be converted. */
  weights: Float64Array;
  bias: Float32Array;
};

/** Reads the tables of a weights file one after the other, as train/network.py wrote them. */
export class WeightsReader {
  private offset = 0;

  constructor(private readonly file: ArrayBuffer) {}

  private take(bytes: number): ArrayBuffer {
    const end = this.offset + bytes;
    if (end > this.file.byteLength) {
      throw new Error(
        `The weights file ends at byte ${this.file.byteLength}, but the network needs ${end}. Was the download complete?`,
      );
    }
    const start = this.offset;
    this.offset = end;
    return this.file.slice(start, end);
  }

  /** Passes over a table that is not needed. */
  skip(rows: number, columns: number): void {
    this.take(rows * (8 + columns));
  }

  /** For each row a scale and a bias, then the weights as signed bytes. */
  table(rows: number, columns: number): Table {
    const scale = new Float32Array(this.take(rows * 4));
    const bias = new Float32Array(this.take(rows * 4));
    const bytes = new Int8Array(this.take(rows * columns));
    const weights = new Float64Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      for (let i = row * columns; i < (row + 1) * columns; i += 1) {
        weights[i] = Math.fround(bytes[i]! * scale[row]!);
      }
    }
    return {rows, columns, weights, bias};
  }
}
