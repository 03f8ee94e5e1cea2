/** What we use of Lighthouse, which is installed for the benchmark alone. */
declare module 'lighthouse' {
  export type Result = {
    finalDisplayedUrl: string;
    runtimeError?: {code: string; message: string};
    categories: Record<string, {score: number | null}>;
    audits: Record<string, {numericValue?: number; details?: unknown}>;
    environment: {benchmarkIndex: number};
  };
  export default function lighthouse(
    address: string,
    flags: {port: number; logLevel: 'error'; onlyCategories: string[]},
  ): Promise<{lhr: Result} | undefined>;
}
