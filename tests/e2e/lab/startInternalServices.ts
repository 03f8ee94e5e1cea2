import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {closeNow} from 'site-server/server';

/** What stands around internal docs: the page that frames them, the ping and the check. */
export type InternalServices = {
  origin: string;
  /** Their address on the docs' host, another origin of the same site: browsers keep cookies from other sites. */
  sameSiteOrigin: string;
  /** Requests since the last reset, as `GET /ping`, with the cookie they brought. */
  requests: {line: string; cookie: string | undefined}[];
  /** Answer of the check. */
  offer: object;
  reset: () => void;
  stop: () => void;
};

/** A page that frames the docs, lists the messages it gets and answers calls. */
const parentPage = `<!doctype html>
<title>Parent</title>
<iframe></iframe>
<script>
  const frame = document.querySelector('iframe');
  const messages = (window.messages = []);
  const reply = (id, fields) =>
    frame.contentWindow.postMessage({type: 'static-docs-bridge-reply', id, ...fields}, '*');
  addEventListener('message', ({origin, data}) => {
    messages.push({origin, data});
    if (data.type !== 'static-docs-bridge-call') return;
    const {id, module, method, args} = data;
    if (method === 'fail') {
      reply(id, {error: 'no such method'});
    } else {
      reply(id, {value: [module, method, ...args]});
    }
  });
  frame.src = new URLSearchParams(location.search).get('docs');
</script>`;

/** Starts the services on an origin of their own. */
export function startInternalServices(
  docsOrigin: string,
): Promise<InternalServices> {
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(request.url ?? '', services.origin);
    services.requests.push({
      line: `${request.method} ${request.url}`,
      cookie: request.headers.cookie,
    });
    response.setHeader('Access-Control-Allow-Origin', docsOrigin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    switch (pathname) {
      case '/ping':
        response.writeHead(204).end();
        break;
      case '/check':
        response
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify(services.offer));
        break;
      case '/parent/':
        response.setHeader('Content-Type', 'text/html').end(parentPage);
        break;
      default:
        response.end('internal page');
    }
  }

  const server = createServer(answer);
  const services: InternalServices = {
    origin: '',
    sameSiteOrigin: '',
    requests: [],
    offer: {},
    reset() {
      Object.assign(services, {requests: [], offer: {}});
    },
    stop: () => closeNow(server),
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      services.origin = `http://127.0.0.1:${port}`;
      services.sameSiteOrigin = `http://localhost:${port}`;
      resolve(services);
    });
  });
}
