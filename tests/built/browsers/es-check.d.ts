declare module 'es-check' {
  type Options = {
    checkBrowser: boolean;
    browserslistPath: string;
    browserslistEnv: string;
    module: boolean;
    files: string[];
  };
  type Result = {
    success: boolean;
    errors: {file: string; err: {message: string}}[];
  };
  /** Parses files as the oldest of the browsers would. */
  export function runChecks(options: Options[], logger: null): Promise<Result>;
}
