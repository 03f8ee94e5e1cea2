import {Logger, LogLevel} from 'typedoc';

/** A logger that collects TypeDoc's warnings. */
export class WarningCollector extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.warnings.push(message);
    }
  }

  /** Throws if there was any warning: it means that a page would be wrong. */
  throwOnWarnings(where: string): void {
    if (this.warnings.length > 0) {
      throw new Error(
        `${where}: TypeDoc warns. If the package is wrong, correct it with the option corrections.\n${this.warnings.join('\n')}`,
      );
    }
  }
}
