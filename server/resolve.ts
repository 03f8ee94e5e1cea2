import {createResolver} from './createResolver';
import {siteTables} from './siteTables';

/** Applies the tables of this site to a request target such as `/faq?q=1`. */
export const resolve = createResolver(siteTables);
