import { clause } from '../../core/clause.ts';
import { atStandardPath } from '../../core/interface-path.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const call = { probe: 'undefined-path', variant: 'earlier-version', path: '/../../v3.0/aisp/accounts' } as const;

/** What a bank says that never had the version, or has taken it away altogether, or keeps it for callers of its own. */
const elsewhere: readonly number[] = [401, 403, 404];

export default rule({
  id: 'AISP-HTTP-030',
  level: 'SHOULD',
  title: 'An earlier version of the interface is served, is unknown, or answers 503 when it is served no longer',
  matters:
    'A TPP moves from one version to the next while both live: an old one must answer, be unknown or say that it is gone, and not fail at random.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  applies: (_profile, context) => atStandardPath(context),
  scenarios: ['routing'],
  needs: 'a call to /open-banking/v3.0/aisp/accounts',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'undefined-path', variant: 'earlier-version' })) {
      const status = statusOf(exchange);
      const holds = isSuccess(exchange) || status === 503 || elsewhere.includes(status);
      yield look({ exchange }, holds, 'Expected 503 of a version that is served no longer', status);
    }
  },
  accept: {
    'no longer served': { ...call, status: 503 },
    'never had it': { ...call, status: 404 },
    'still serves it': { ...call, data: { Account: [] } },
  },
  reject: {
    gone: { ...call, status: 410 },
    'sent on to the next version': { ...call, status: 301 },
    'breaks on it': { ...call, status: 500 },
  },
});
