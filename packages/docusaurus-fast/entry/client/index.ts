// A style sheet in the entry makes Docusaurus link the shared sheet in every page.
import './styles.css';
import {modules} from '@generated/fast-entry';
import {boot} from './boot';
import {replayEarlyInput} from './replayEarlyInput';
import {waitToStart} from './waitToStart';

for (const {start} of modules) {
  start?.();
}
const noted = window.takeEarlyInput();
replayEarlyInput(document.documentElement, modules, noted);
void waitToStart(noted.length > 0).then(boot);
