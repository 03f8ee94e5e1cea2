import {rememberAutoRedirect} from './autoRedirect';
import type {Offer} from './checkPage';
import './styles.css';

function createLink(target: URL): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = target.href;
  link.textContent = target.host;
  return link;
}

function createAlwaysButton(target: URL): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = 'Always take me there';
  button.addEventListener('click', () => {
    rememberAutoRedirect();
    window.location.assign(target);
  });
  return button;
}

/** Shows the offer at the top of the page, as text and a link: none of it is parsed as HTML. */
export function showBanner({
  redirectTo,
  template,
  autoRedirectEnabled,
}: Offer): void {
  const banner = document.createElement('aside');
  banner.className = 'internal-docs-banner';
  banner.setAttribute('aria-label', 'Internal docs');
  const [before = '', ...after] = template.split('{link}');
  banner.append(before, createLink(redirectTo), after.join(''));
  if (autoRedirectEnabled) {
    banner.append(createAlwaysButton(redirectTo));
  }
  document.body.prepend(banner);
}
