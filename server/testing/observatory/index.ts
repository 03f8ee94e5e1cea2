import type {IncomingHttpHeaders} from 'node:http';
import type {Finding} from './finding';
import {framingFinding, policyFinding} from './policyFindings';
import {scriptsFinding} from './scriptsFinding';

/** A response as Mozilla's HTTP Observatory sees it behind TLS. */
type PageResponse = {headers: IncomingHttpHeaders; html: string};

/** Bonus points count only from this score on. */
const bonusThreshold = 90;

function cookiesFinding(cookies: readonly string[] | undefined): Finding {
  // The site sets none. To add one, add the Observatory's rules for cookies.
  return cookies === undefined
    ? ['no cookies', 0]
    : ['cookies, which have no rule here', -40];
}

function corsFinding({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': credentials,
}: IncomingHttpHeaders): Finding {
  return origin !== undefined && origin !== '*' && credentials === 'true'
    ? ['CORS with credentials', -50]
    : ['no CORS with credentials', 0];
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

function referrerFinding(header: string | undefined): Finding {
  if (header === undefined) {
    return ['no Referrer-Policy', 0];
  }
  // Browsers use the last value that they know.
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

function transportFinding(header: string | undefined): Finding {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined) {
    return ['no Strict-Transport-Security', -20];
  }
  return Number(age) >= 15_552_000
    ? ['Strict-Transport-Security for six months', 0]
    : ['Strict-Transport-Security for less than six months', -10];
}

function sniffingFinding(header: string | undefined): Finding {
  return header?.trim().toLowerCase() === 'nosniff'
    ? ['nosniff', 0]
    : ['no X-Content-Type-Options', -5];
}

function resourcePolicyFinding(header: string | undefined): Finding {
  switch (header?.trim().toLowerCase()) {
    case undefined:
    case 'cross-origin':
      return ['resources open to other origins', 0];
    case 'same-origin':
    case 'same-site':
      return ['resources closed to other origins', 10];
    default:
      return ['unknown Cross-Origin-Resource-Policy', -5];
  }
}

/**
 * Applies the rules of the MDN HTTP Observatory, except those about the redirect
 * from HTTP to HTTPS and about the preload list, which a response doesn't show.
 */
export function findings({headers, html}: PageResponse): Finding[] {
  const header = (name: string) => headers[name]?.toString();
  return [
    policyFinding(header('content-security-policy')),
    cookiesFinding(headers['set-cookie']),
    corsFinding(headers),
    referrerFinding(header('referrer-policy')),
    transportFinding(header('strict-transport-security')),
    scriptsFinding(html),
    sniffingFinding(header('x-content-type-options')),
    framingFinding(
      header('content-security-policy'),
      header('x-frame-options'),
    ),
    resourcePolicyFinding(header('cross-origin-resource-policy')),
  ];
}

/** The Observatory's score: penalties always count, bonus points only above a threshold. */
export function score(found: readonly Finding[]): number {
  const sum = (modifiers: number[]) =>
    modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = found.map(([, modifier]) => modifier);
  const penalized = sum(modifiers.filter((modifier) => modifier < 0));
  return penalized >= bonusThreshold ? sum(modifiers) : Math.max(penalized, 0);
}
