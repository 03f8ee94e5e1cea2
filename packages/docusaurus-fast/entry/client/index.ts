// A style sheet in the entry makes Docusaurus link the shared sheet in every page.
import './styles.css';
import {modules} from '@generated/fast-entry';
import {boot} from './boot';
import {followLinks} from './followLinks';
import {needsApp} from './needsApp';
import {replayEarlyInput} from './replayEarlyInput';
import {waitToStart} from './waitToStart';

const html = document.documentElement;
for (const {start} of modules) {
  start?.();
}
const hadInput = replayEarlyInput(html, modules);
followLinks(html);
const isNeeded =
  hadInput || needsApp() || modules.some(({needsApp: asks}) => asks?.());
void (isNeeded ? boot() : waitToStart().then(boot));
