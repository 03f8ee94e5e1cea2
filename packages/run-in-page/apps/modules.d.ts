// The module that the site gives: what answers for its apps.
declare module '@generated/run-apps/models' {
  import type {FindServed} from 'run-in-page/data';

  export const findServed: FindServed;
}
