import type { Level } from '../../../reports/contract/index.ts';
import type { ReleaseRange } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { callsCarrying } from '../../core/oddities.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

/** Rule, level, what holds, why it matters, and the variants of the read that show it. */
const table = [
  [
    'AISP-HDR-009',
    'MAY',
    'x-fapi-auth-date does no harm to a call',
    'A TPP says by this header when the customer last signed in; a bank that stumbles over it refuses the callers that tell most.',
    ['auth-date'],
  ],
  [
    'AISP-HDR-011',
    'MUST',
    'x-fapi-customer-last-logged-time does no harm to a call',
    'In these releases TPPs tell by this header when the customer was last seen; a call must not fail because it says more than it has to.',
    ['last-logged-time'],
  ],
  [
    'AISP-HDR-013',
    'MUST',
    'A superfluous x-fapi-financial-id does no harm to a call',
    'Older clients still send the id of the bank; a bank that refuses it breaks them for a header that it need not read.',
    ['financial-id'],
  ],
  [
    'AISP-HDR-014',
    'MAY',
    'x-fapi-customer-ip-address does no harm to a call, be it IPv4 or IPv6',
    'The address of the customer tells a bank that somebody is there and that the daily limit does not count; a TPP must be able to send either kind.',
    ['ip-v4', 'ip-v6'],
  ],
  [
    'AISP-HDR-015',
    'MAY',
    'x-customer-user-agent does no harm to a call',
    'TPPs pass on the browser of the customer for the fraud checks of the bank; a text so free must not break a call.',
    ['user-agent'],
  ],
  [
    'AISP-HDR-020',
    'SHOULD',
    'A Content-Type on a GET does no harm',
    'Common clients send a Content-Type with every call; a read that is refused for it fails for reasons that no developer looks for.',
    ['content-type'],
  ],
] as const satisfies readonly (readonly [Rule['id'], Level, string, string, readonly string[]])[];

/** Release 3.1.2 gave the header of the last login its present name, and dropped the id of the bank. */
const ranges: Readonly<Partial<Record<(typeof table)[number][0], ReleaseRange>>> = {
  'AISP-HDR-009': { since: '3.1.2' },
  'AISP-HDR-011': { until: '3.1.1' },
  'AISP-HDR-013': { since: '3.1.2' },
};

function unusualHeader([id, level, title, matters, variants]: (typeof table)[number]): Rule {
  const [variant] = variants;
  const range = ranges[id];
  return rule({
    id,
    level,
    title,
    matters,
    clause: clause('Read/Write Data API', 'Request Headers'),
    ...(range === undefined ? {} : { releases: range }),
    scenarios: ['headers'],
    needs: 'a consent that opens accounts, to read them with that header',
    *judge(evidence) {
      // Where no plain read succeeds either, the header is not the reason.
      if (!evidence.select({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' }).some(isSuccess)) return;
      for (const name of variants) {
        for (const exchange of callsCarrying(evidence, name)) {
          yield look(
            { exchange },
            isSuccess(exchange),
            'Expected the answer that comes without the header',
            statusOf(exchange),
          );
        }
      }
    },
    accept: {
      'answers as without it': { operation: 'GET /accounts', carries: variant, data: { Account: [] } },
      'refuses another read, and does so without it as well': [
        { operation: 'GET /accounts', carries: variant, data: { Account: [] } },
        { operation: 'GET /party', consent: 'basic', probe: 'unusual', carries: variant, status: 500 },
        { operation: 'GET /party', consent: 'basic', status: 500 },
      ],
    },
    reject: {
      'refuses the call': [
        { operation: 'GET /accounts', data: { Account: [] } },
        { operation: 'GET /accounts', probe: 'unusual', carries: variant, status: 400 },
      ],
    },
  });
}

export default table.map(unusualHeader);
