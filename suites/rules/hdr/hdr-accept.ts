import type { Level } from '../../../reports/contract/index.ts';
import { clause, rfcClause } from '../../core/clause.ts';
import { callsCarrying } from '../../core/oddities.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

interface Negotiation {
  readonly id: Rule['id'];
  readonly level: Level;
  readonly title: string;
  readonly matters: string;
  readonly probe: 'happy' | 'not-acceptable';
  readonly variants: readonly [string, ...string[]];
  readonly status: number;
}

const table: readonly Negotiation[] = [
  {
    id: 'AISP-HDR-021',
    level: 'MUST',
    title: 'A representation that the bank does not have is refused with 406',
    matters: 'A client that asks for XML and gets JSON fails in its parser; 406 tells it in one line what is wrong.',
    probe: 'not-acceptable',
    variants: ['text/xml', 'image/png'],
    status: 406,
  },
  {
    id: 'AISP-HDR-024',
    level: 'MUST',
    title: 'Accept may carry a charset of UTF-8 or a weight',
    matters:
      'HTTP libraries send weights and charsets with Accept; a bank that compares the header as text refuses the ordinary ones.',
    probe: 'happy',
    variants: ['accept:application/json; charset=utf-8', 'accept:application/json;q=0.9'],
    status: 200,
  },
  {
    id: 'AISP-HDR-025',
    level: 'SHOULD',
    title: 'Accept may be a wildcard',
    matters:
      'The default of curl and of most libraries is a wildcard: where it is refused, the first try of every developer fails.',
    probe: 'happy',
    variants: ['accept:application/*', 'accept:*/*'],
    status: 200,
  },
  {
    id: 'AISP-HDR-026',
    level: 'MUST',
    title: 'An Accept for another charset than UTF-8 is refused with 406',
    matters:
      'A client that can read one charset alone gets broken names, without a word, from a bank that answers in another.',
    probe: 'not-acceptable',
    variants: ['application/json;charset=utf-16'],
    status: 406,
  },
];

function negotiation({ id, level, title, matters, probe, variants, status }: Negotiation): Rule {
  const [variant] = variants;
  const call: Sketch = {
    operation: 'GET /accounts',
    probe,
    ...(probe === 'happy' ? { carries: variant } : { variant }),
  };
  return rule({
    id,
    level,
    title,
    matters,
    clause: id === 'AISP-HDR-025' ? rfcClause(7231, '5.3.2') : clause('Read/Write Data API', 'HTTP Status Codes'),
    scenarios: ['media-types'],
    needs: 'a consent that opens accounts, to read them with such an Accept header',
    *judge(evidence) {
      for (const name of variants) {
        const calls = probe === 'happy' ? callsCarrying(evidence, name) : evidence.select({ probe, variant: name });
        for (const exchange of calls) {
          yield lookAtStatus(exchange, { expected: [status] }, `Expected ${status} for such an Accept header`);
        }
      }
    },
    accept: { [`answers ${status}`]: { ...call, status, ...(status === 200 ? { data: { Account: [] } } : {}) } },
    reject: {
      [`answers ${status === 200 ? 406 : 200}`]: { ...call, status: status === 200 ? 406 : 200, data: { Account: [] } },
      'answers 400': { ...call, status: 400 },
    },
  });
}

export default table.map(negotiation);
