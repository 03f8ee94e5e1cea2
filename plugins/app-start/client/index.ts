// One stylesheet in the entry makes the one that all share a link in every page.
import './styles.css';
import {boot} from './boot';
import {keepInput} from './keepInput';
import {whenWanted} from './whenWanted';

keepInput(document.documentElement);
void whenWanted().then(boot);
