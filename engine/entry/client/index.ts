// One stylesheet in the entry makes the one that all share a link in every page.
import './styles.css';
import {keepWaitingBox} from '@site/plugins/embedded-search/client/waitingBox';
import {boot} from './boot';
import {showMenuState} from './early/showMenuState';
import {keepInput} from './keepInput';
import {whenWanted} from './whenWanted';

const html = document.documentElement;
document.addEventListener('toggle', () => showMenuState(html), {capture: true});
keepWaitingBox();
keepInput(html);
void whenWanted().then(boot);
