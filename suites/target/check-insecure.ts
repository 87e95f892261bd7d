import { objectAt, pointer, textAt } from '../core/json.ts';
import { dotted } from './check-document.ts';
import type { Note } from './note.ts';
import { isOnLoopback } from './on-loopback.ts';

const places = [
  ['baseUrl'],
  ['tokens', 'issuer'],
  ['tokens', 'tokenUrl'],
  ['tokens', 'authorizeUrl'],
  ['tokens', 'jwksUrl'],
  ['proxy', 'server'],
] as const;

/**
 * Notes that any certificate is to be accepted where some URL of the target leads off this machine: whoever stands between would get
 * tokens and data.
 */
export function checkInsecure(resolved: unknown, note: Note): void {
  if (objectAt(resolved, 'tls')?.insecure !== true) return;
  const requests = Object.keys(objectAt(resolved, 'bankSide') ?? {}).map((action) => ['bankSide', action, 'url']);
  const elsewhere = [...places, ...requests].filter((path) => {
    const url = textAt(resolved, ...path);
    return url !== undefined && URL.canParse(url) && !isOnLoopback(url);
  });
  if (elsewhere.length === 0) return;
  const [verb, named] = [
    elsewhere.length === 1 ? 'leads' : 'lead',
    elsewhere.map((path) => `"${dotted(pointer(...path))}"`),
  ];
  const what = `"tls.insecure" accepts any certificate, which is for this machine alone, and ${named.join(', ')} ${verb} to another.`;
  note('bad-tls', '/tls/insecure', what, 'Take it out, and give the authority of the bank as "tls.ca".');
}
