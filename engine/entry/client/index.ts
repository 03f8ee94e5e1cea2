// A style sheet in the entry makes Docusaurus link the shared sheet in every page.
import './styles.css';
import {keepWaitingBox} from '@site/plugins/embedded-search/client/waitingBox';
import {boot} from './boot';
import {showMenuState} from './early/showMenuState';
import {replayEarlyInput} from './replayEarlyInput';
import {waitToStart} from './waitToStart';

const html = document.documentElement;
document.addEventListener('toggle', () => showMenuState(html), {capture: true});
keepWaitingBox();
replayEarlyInput(html);
void waitToStart().then(boot);
