import {askBeforeSlash} from 'local-search/early';
import {areSingleKeysOn} from './singleKeys';

askBeforeSlash(areSingleKeysOn);
