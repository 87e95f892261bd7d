import { clause } from '../../core/clause.ts';
import { type ConsentReading, historyOf, statusIn } from '../../core/consent-history.ts';
import type { Evidence } from '../../core/evidence.ts';
import { below, look } from '../../core/look.ts';
import { consentKeys } from '../../core/probes.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface Transitions extends Pick<Rule, 'title' | 'matters' | 'clause' | 'needs'> {
  readonly id: Rule['id'];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly accept: readonly [string, string];
  readonly reject: readonly [string, string];
}

const table: readonly Transitions[] = [
  {
    id: 'AISP-CON-030',
    title: 'A consent moves from Authorised to no other Status but Revoked',
    matters:
      'An authorised consent that falls back makes a TPP send its customers to authorise again what they have authorised.',
    clause: clause('Account Access Consents', 'Status Flow'),
    needs: 'a consent that reads Authorised and is read again',
    from: ['Authorised'],
    to: ['Authorised', 'Revoked'],
    accept: ['Authorised', 'Authorised'],
    reject: ['Authorised', 'AwaitingAuthorisation'],
  },
  {
    id: 'AISP-CON-031',
    title: 'A consent that is Rejected or Revoked stays so',
    matters: 'A consent that rises from a refusal is an access that the customer denied.',
    clause: clause('Read/Write Data API', "Changes to an Intent's Authorized State"),
    needs: 'a consent that the PSU declined and that is read again',
    from: ['Rejected', 'Revoked'],
    to: [],
    accept: ['Rejected', 'Rejected'],
    reject: ['Rejected', 'AwaitingAuthorisation'],
  },
];

/** Each reading of a consent beside the one before it. */
function* successive(evidence: Evidence): Generator<readonly [before: ConsentReading, after: ConsentReading]> {
  for (const key of consentKeys) {
    const history = historyOf(evidence, key);
    for (const [index, after] of history.entries()) {
      const before = history[index - 1];
      if (before !== undefined) yield [before, after];
    }
  }
}

function transitions({ id, from, to, accept, reject, ...literal }: Transitions): Rule {
  const readTwice = ([before, after]: readonly [string, string]): readonly Sketch[] =>
    [before, after].map((Status) => ({
      operation: 'GET /account-access-consents/{ConsentId}',
      consent: 'rejected',
      data: { ConsentId: 'aac-1', Status },
    }));
  return rule({
    ...literal,
    id,
    level: 'MUST NOT',
    releases: { until: '3.1.11' },
    scenarios: ['consents', 'consent-deletion'],
    *judge(evidence, { release }) {
      for (const [before, after] of successive(evidence)) {
        const [was, is] = [statusIn(before, release), statusIn(after, release)];
        if (was === undefined || is === undefined || !from.includes(was)) continue;
        const place = below({ exchange: after.exchange }, 'Data', 'Status');
        const allowed = is === was || to.includes(is);
        yield look(place, allowed, 'Expected no transition that the status flow does not have', was, is);
      }
    },
    accept: { 'the same status again': readTwice(accept) },
    reject: {
      'back to the start': readTwice(reject),
      'to the other outcome': readTwice([reject[0], reject[0] === 'Authorised' ? 'Rejected' : 'Authorised']),
    },
  });
}

export default table.map(transitions);
