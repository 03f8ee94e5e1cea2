import {env} from '../../config/env';

/**
 * Prints for each attempt whether it was stopped. WebKit gives code without an
 * origin an empty store of its own, and takes cookies that nobody ever reads.
 */
export const hostile = `
const attempts: Record<string, () => unknown> = {
  fetch: () => fetch('/faq/'),
  elsewhere: () => fetch('https://example.org/'),
  request: () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve;
    request.onerror = reject;
    request.open('GET', '/faq/');
    request.send();
  }),
  socket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://localhost:${env.testPort}/');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
  scripts: () => importScripts('/embed/snack/frame.js'),
  module: () => import('data:text/javascript,1'),
  code: () => Function('return 1')(),
  parent: () => parent.document.title,
  storage: () => localStorage.length,
  session: () => sessionStorage.length,
  database: () => new Promise((resolve, reject) => {
    const request = indexedDB.open('a');
    request.onsuccess = resolve;
    request.onerror = reject;
  }),
  caches: async () => {
    if (!(await caches.has('of the site'))) throw new Error('none');
  },
  cookies: () => {
    document.cookie = 'a=b';
    if (document.cookie === '') throw new Error('none');
  },
  navigation: () => (top.location.href = '/faq/'),
  peers: () => new RTCPeerConnection(),
  inner: () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return new frame.contentWindow.RTCPeerConnection();
  },
  popup: () => {
    if (open('/faq/') === null) throw new Error('blocked');
  },
  picture: () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = reject;
    image.src = '/img/mark.svg';
  }),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    console.log(name, 'REACHED');
  } catch {
    console.log(name, 'stopped');
  }
}
console.log('all tried');
`;

/** Then leaves its document, with what it knows in the address. */
export const leaving = "location.href = '/faq/?told';";

/** Makes code an app, which runs in the frame's document. */
export const emptyApp = '\nexport default function App() { return null; }\n';

/** What the browser reports of it: what the frame's policy stops. */
export const hostileReports = [
  /^console error: .*(?:violates the (?:following|document's) Content Security Policy|sandboxed)/,
  /^(?:net::ERR_BLOCKED_BY_CSP|csp): /,
];
