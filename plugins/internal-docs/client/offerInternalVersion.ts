import type {PluginOptions} from '../options';
import {wantsAutoRedirect} from './autoRedirect';
import {checkPage} from './checkPage';
import {isOnInternalNetwork} from './isOnInternalNetwork';
import {showBanner} from './showBanner';

/** On the internal network, redirects to the internal version of the page or shows a link to it. */
export async function offerInternalVersion({
  pingUrl,
  checkUrl,
  redirectOrigins,
}: PluginOptions): Promise<void> {
  if (!(await isOnInternalNetwork(pingUrl))) {
    return;
  }
  const {pathname, href} = window.location;
  const offer = await checkPage(checkUrl, pathname, redirectOrigins);
  if (offer === undefined || offer.redirectTo.href === href) {
    return;
  }
  if (offer.autoRedirectEnabled && wantsAutoRedirect()) {
    window.location.replace(offer.redirectTo);
  } else if (offer.showBanner) {
    showBanner(offer);
  }
}
