import {keepRun} from './keepRun';
import {describeMachine, readLoad} from './machine';
import type {Run} from './Run';

/** Starts the record of a run, which is kept under a name. */
export type StartRun = (
  name: string,
  run: Pick<Run, 'title' | 'about' | 'columns'>,
) => Recorder;

/** Keeps what a run measures. What fails is written down, and ends nothing. */
export class Recorder {
  readonly run: Run;

  /** With a name, the run is kept after each measurement, so that an interrupted one is not lost. */
  constructor(
    described: Omit<Run, 'machine' | 'rows' | 'failures'>,
    private readonly name?: string,
  ) {
    const machine = describeMachine();
    this.run = {...described, machine, rows: [], failures: []};
  }

  private add(thing: string, what: string, column: string, value: number) {
    const {rows} = this.run;
    let row = rows.find((each) => each.thing === thing && each.what === what);
    if (row === undefined) {
      row = {thing, what, values: {}};
      rows.push(row);
    }
    // Digits beyond these are noise.
    (row.values[column] ??= []).push(Number(value.toFixed(2)));
  }

  /** Measures figures of one thing; where there is nothing to measure, the work gives none. */
  async measure(
    column: string,
    thing: string,
    work: () => Promise<Readonly<Record<string, number>>>,
  ): Promise<void> {
    console.log(`${column}: ${thing} …`);
    try {
      const figures = Object.entries(await work());
      const missing = figures.find(([, value]) => !Number.isFinite(value));
      if (missing !== undefined) {
        throw new Error(`there is no figure for "${missing[0]}"`);
      }
      for (const [what, value] of figures) {
        this.add(thing, what, column, value);
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // What follows the first line is the library's own business.
      const [reason = ''] = message.split('\n');
      console.error(`${column}: ${thing}: failed: ${reason}`);
      this.run.failures.push({thing, column, reason});
    }
    this.run.machine.load.after = readLoad();
    if (this.name !== undefined) {
      await keepRun(this.name, this.run);
    }
  }
}
