import {pathOf, type Answer} from './answer';
import {errorReply, redirectReply} from './reply';

/** Sends everything to the same address over HTTPS. */
export function redirectToHttps(port: number): Answer {
  return ({tables}, {target, headers}) => {
    const path = pathOf(target);
    const host = headers.host?.replace(/:\d*$/, '');
    return host === undefined || !path.startsWith('/')
      ? errorReply(tables.headers, 400)
      : redirectReply(
          tables.headers,
          301,
          `https://${host}${port === 443 ? '' : `:${port}`}${path}`,
        );
  };
}
