import type {IncomingHttpHeaders} from 'node:http';
import type {Finding} from './finding';
import {judgeFraming, judgePolicy} from './judgePolicy';
import {judgeScripts} from './judgeScripts';

/** An answer as Mozilla's HTTP Observatory sees it, once a host has put TLS in front of the server. */
export type Answer = {headers: IncomingHttpHeaders; html: string};

/** Below this, praise does not make up for faults. */
const leastForPraise = 90;

function judgeCookies(cookies: readonly string[] | undefined): Finding {
  // The site sets none; whoever adds one must add the Observatory's rules for it here.
  return cookies === undefined
    ? ['no cookies', 0]
    : ['cookies, which have no rule here', -40];
}

function judgeSharing({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': credentials,
}: IncomingHttpHeaders): Finding {
  return origin !== undefined && origin !== '*' && credentials === 'true'
    ? ['shared with credentials', -50]
    : ['not shared with credentials', 0];
}

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const unsafeReferrers = [
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

function judgeReferrer(header: string | undefined): Finding {
  if (header === undefined) {
    return ['no Referrer-Policy', 0];
  }
  // Browsers take the last value that they know.
  const value = header
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .findLast((each) =>
      [...privateReferrers, ...unsafeReferrers].includes(each),
    );
  return privateReferrers.includes(value ?? '')
    ? ['private Referrer-Policy', 5]
    : ['unsafe or unknown Referrer-Policy', -5];
}

function judgeTransport(header: string | undefined): Finding {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined) {
    return ['no Strict-Transport-Security', -20];
  }
  return Number(age) >= 15_552_000
    ? ['Strict-Transport-Security for six months', 0]
    : ['Strict-Transport-Security for less than six months', -10];
}

function judgeSniffing(header: string | undefined): Finding {
  return header?.trim().toLowerCase() === 'nosniff'
    ? ['nosniff', 0]
    : ['no X-Content-Type-Options', -5];
}

function judgeResourcePolicy(header: string | undefined): Finding {
  switch (header?.trim().toLowerCase()) {
    case undefined:
    case 'cross-origin':
      return ['resources open to others', 0];
    case 'same-origin':
    case 'same-site':
      return ['resources closed to others', 10];
    default:
      return ['unknown Cross-Origin-Resource-Policy', -5];
  }
}

/**
 * Judges an answer by the rules of the MDN HTTP Observatory. Left out are those
 * on the redirect from plain HTTP, which is the host's, and on the preload list,
 * which is not in the answer.
 */
export function judge({headers, html}: Answer): Finding[] {
  const header = (name: string) => headers[name]?.toString();
  return [
    judgePolicy(header('content-security-policy')),
    judgeCookies(headers['set-cookie']),
    judgeSharing(headers),
    judgeReferrer(header('referrer-policy')),
    judgeTransport(header('strict-transport-security')),
    judgeScripts(html),
    judgeSniffing(header('x-content-type-options')),
    judgeFraming(header('content-security-policy'), header('x-frame-options')),
    judgeResourcePolicy(header('cross-origin-resource-policy')),
  ];
}

/** The Observatory's score: faults count always, praise only where there are few. */
export function score(findings: readonly Finding[]): number {
  const sum = (modifiers: number[]) =>
    modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = findings.map(([, modifier]) => modifier);
  const faults = sum(modifiers.filter((modifier) => modifier < 0));
  return faults >= leastForPraise ? sum(modifiers) : Math.max(faults, 0);
}
