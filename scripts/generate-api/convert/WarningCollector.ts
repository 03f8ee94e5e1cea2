import {Logger, LogLevel} from 'typedoc';

/** A logger that keeps what TypeDoc warns of, so that nothing scrolls past unread. */
export class WarningCollector extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.warnings.push(message);
    }
  }
}
