// A style sheet in the entry makes Docusaurus link the shared sheet in every page.
import './styles.css';
import {showPlaceholderBox} from '@site/plugins/embedded-search/client/placeholderBox';
import {boot} from './boot';
import {showMenuState} from './early/showMenuState';
import {replayEarlyInput} from './replayEarlyInput';
import {waitToStart} from './waitToStart';

const html = document.documentElement;
document.addEventListener('toggle', () => showMenuState(html), {capture: true});
showPlaceholderBox();
replayEarlyInput(html);
void waitToStart().then(boot);
