import { versionOf } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { atStandardPath } from '../../core/interface-path.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const call = { probe: 'undefined-path', variant: 'patch-version', path: '/../../v3.1.11/aisp/accounts' } as const;

export default rule({
  id: 'AISP-HTTP-029',
  level: 'MUST',
  statements: ['AISP-HTTP-029', 'AISP-VER-001'],
  title: 'No resource lives under a version segment with a patch release in it',
  matters:
    'A client that finds data under v3.1.4 builds that into its addresses, and breaks on the day the bank moves on.',
  clause: clause('Read/Write Data API', 'Resource URI Path Structure'),
  applies: (_profile, context) => atStandardPath(context),
  scenarios: ['routing'],
  needs: 'a call to /open-banking/v3.1.11/aisp/accounts',
  apart: true,
  *judge(evidence, { release }) {
    for (const exchange of evidence.select({ probe: 'undefined-path', variant: 'patch-version' })) {
      const expected = `Expected no success under a version segment other than v${versionOf(release)}`;
      yield look({ exchange }, !isSuccess(exchange), expected, statusOf(exchange));
    }
  },
  accept: { 'not found': { ...call, status: 404 }, refused: { ...call, status: 403 } },
  reject: { 'answers with accounts': { ...call, data: { Account: [] } } },
});
