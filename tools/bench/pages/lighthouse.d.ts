/** What we use of Lighthouse, which is installed for the benchmark alone. */
declare module 'lighthouse' {
  type Item = {resourceType: string; transferSize: number};
  type Audit = {numericValue?: number; details?: {items: Item[]}};
  type Result = {
    runtimeError?: {message: string};
    categories: Record<string, {score: number | null}>;
    audits: Record<string, Audit>;
    environment: {benchmarkIndex: number};
  };
  export default function lighthouse(
    address: string,
    flags: object,
  ): Promise<{lhr: Result} | undefined>;
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: {computeBenchmarkIndex: () => number};
}
