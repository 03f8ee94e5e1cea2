import {searchWish} from './searchWish';

/** Where the search page is, which answers if the dialog never comes. */
const searchPage = '/search/';

let box: HTMLFormElement | undefined;
let opener: HTMLElement | undefined;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    searchWish.close();
  } else if (event.key === 'Tab') {
    // There is nothing else to go to yet.
    event.preventDefault();
  }
}

function show(): void {
  const wish = searchWish.get();
  opener = wish.opener;
  const field = document.createElement('input');
  field.type = 'search';
  field.name = 'q';
  field.value = wish.query;
  field.placeholder = 'Search docs';
  field.setAttribute('aria-label', 'Search docs');
  field.spellcheck = false;
  field.autocapitalize = 'none';
  field.dir = 'auto';
  field.addEventListener('input', () => searchWish.ask(field.value));

  box = document.createElement('form');
  box.action = searchPage;
  box.className = 'search-waiting-box';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Search docs');
  box.addEventListener('keydown', onKeyDown);
  box.append(field);
  document.body.append(box);
  field.focus();
}

/** Takes the box away, once the dialog has the focus or nobody wants either. */
export function hideWaitingBox(): void {
  box?.remove();
  box = undefined;
}

/** Shows a box to type in as soon as search is wanted, until its dialog is there. */
export function keepWaitingBox(): void {
  let wasOpen = false;
  searchWish.subscribe(() => {
    const {isOpen} = searchWish.get();
    if (isOpen && !wasOpen) {
      show();
    } else if (!isOpen && box !== undefined) {
      hideWaitingBox();
      opener?.focus();
    }
    wasOpen = isOpen;
  });
}
