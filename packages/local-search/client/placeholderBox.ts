import './placeholderBox.css';
import {searchStore} from './searchStore';

/** Handles the form if the dialog never loads. */
const searchPage = '/search/';

let box: HTMLFormElement | undefined;
let opener: HTMLElement | undefined;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    searchStore.close();
  } else if (event.key === 'Tab') {
    // Nothing else can take the focus yet.
    event.preventDefault();
  }
}

function show(): void {
  const state = searchStore.get();
  opener = state.opener;
  const field = document.createElement('input');
  field.type = 'search';
  field.name = 'q';
  field.value = state.query;
  field.placeholder = 'Search docs';
  field.setAttribute('aria-label', 'Search docs');
  field.spellcheck = false;
  field.autocapitalize = 'none';
  field.dir = 'auto';
  field.addEventListener('input', () => searchStore.setQuery(field.value));

  box = document.createElement('form');
  box.action = searchPage;
  box.className = 'search-placeholder-box';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Search docs');
  box.addEventListener('keydown', onKeyDown);
  box.append(field);
  document.body.append(box);
  field.focus();
}

/** Removes the box once the dialog has the focus or search is closed. */
export function hidePlaceholderBox(): void {
  box?.remove();
  box = undefined;
}

/** Shows a placeholder input as soon as search opens, until the dialog has loaded. */
export function showPlaceholderBox(): void {
  let wasOpen = false;
  searchStore.subscribe(() => {
    const {isOpen} = searchStore.get();
    if (isOpen && !wasOpen) {
      show();
    } else if (!isOpen && box !== undefined) {
      hidePlaceholderBox();
      opener?.focus();
    }
    wasOpen = isOpen;
  });
}
