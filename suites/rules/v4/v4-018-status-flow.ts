import { clause } from '../../core/clause.ts';
import { type ConsentReading, historyOf, statusIn } from '../../core/consent-history.ts';
import type { Evidence } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { consentKeys } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

/** Where a consent may go from each Status, besides staying; by the words of version 3.1 where there are any. */
const next: Readonly<Record<string, readonly string[]>> = {
  AwaitingAuthorisation: ['Authorised', 'Rejected', 'EXPD'],
  Authorised: ['CANC', 'EXPD'],
  CANC: ['Authorised', 'EXPD'],
  Rejected: [],
  EXPD: [],
};

const readTwice = (before: string, after: string): readonly Sketch[] =>
  [before, after].map((Status) => ({
    operation: 'GET /account-access-consents/{ConsentId}',
    consent: 'rejected',
    data: { ConsentId: 'aac-1', Status },
  }));

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

export default rule({
  id: 'AISP-V4-018',
  level: 'MUST NOT',
  title: 'A consent leaves RJCT and EXPD for no other Status, and AUTH for CANC or EXPD alone',
  matters:
    'A consent that rises from a refusal is an access that the customer denied, and one that falls back to the start has them authorise twice.',
  clause: clause('Read/Write Data API', "Changes to an Intent's Authorized State"),
  releases: { since: '4.0.0' },
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that can be read twice',
  *judge(evidence, { release }) {
    for (const [before, after] of successive(evidence)) {
      const [was, is] = [statusIn(before, release), statusIn(after, release)];
      if (was === undefined || is === undefined) continue;
      const allowed = is === was || next[was]?.includes(is) === true;
      const place = below({ exchange: after.exchange }, 'Data', 'Status');
      const [from, to] = [before, after].map(({ data }) => textAt(data, 'Status'));
      yield look(place, allowed, 'Expected no transition that the status flow does not have', from, to);
    }
  },
  accept: {
    'the same status again': readTwice('RJCT', 'RJCT'),
    'taken back and given again': readTwice('CANC', 'AUTH'),
    'at its end': readTwice('AUTH', 'EXPD'),
  },
  reject: {
    'a refusal that is none any more': readTwice('RJCT', 'AWAU'),
    'an end that is none': readTwice('EXPD', 'AUTH'),
    'back to the start': readTwice('AUTH', 'AWAU'),
    'authorised and then refused': readTwice('AUTH', 'RJCT'),
  },
});
