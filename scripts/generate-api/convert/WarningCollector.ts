import {Logger, LogLevel} from 'typedoc';

/** A logger that keeps what TypeDoc warns of, so that nothing scrolls past unread. */
export class WarningCollector extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.warnings.push(message);
    }
  }

  /** Throws if there was any warning: what TypeDoc cannot make out, a reader cannot either. */
  refuse(where: string): void {
    if (this.warnings.length > 0) {
      throw new Error(
        `${where}: TypeDoc warns. Put a slip of the package right in scripts/generate-api/convert/corrections.ts, else correct the cause.\n${this.warnings.join('\n')}`,
      );
    }
  }
}
