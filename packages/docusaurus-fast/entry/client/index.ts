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
// To find what comes next, Chromium renders what is lazy element by element.
addEventListener('keydown', ({key}) => {
  if (key === 'Tab') {
    html.dataset.isRestored = 'true';
  }
});
const isNeeded =
  hadInput || needsApp() || modules.some(({needsApp: asks}) => asks?.());
void (isNeeded ? boot() : waitToStart().then(boot));
