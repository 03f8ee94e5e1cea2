import {serve} from './serve';
import {siteTables} from './siteTables';

// Serves with the tables of the sources: for a build that has none of its own, such as the lab's.
serve(() => siteTables);
