import { clause } from '../../core/clause.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { spelt } from '../../core/words.ts';

const code = 'UK.OBIE.Field.Expected';
const refused = (change: object) =>
  ({
    operation: 'POST /account-access-consents',
    probe: 'consent-refusal',
    variant: 'transactions-basic-alone',
    status: 400,
    body: { Code: '400', Message: 'Refused', Errors: [{ ErrorCode: code, Message: 'Refused', ...change }] },
  }) as const;

export default rule({
  id: 'AISP-ERR-016',
  level: 'MUST',
  title: 'An error about a value that another one calls for says in Path where it belongs',
  matters: 'Where one value calls for another, only the Path tells a developer which of the two has to change.',
  clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
  releases: { since: '3.1.2' },
  optional: true,
  scenarios: ['consent-refusals'],
  needs: `a refusal with ${code}`,
  apart: true,
  *judge(evidence, { release }) {
    const wanted = spelt(release, 'errorCode', code);
    for (const exchange of evidence.select()) {
      for (const { pointer, path = '', ...error } of errorDetails(exchange)) {
        if (error.code !== wanted) continue;
        yield look(below({ exchange, pointer }, 'Path'), path.trim() !== '', `Expected a Path beside ${wanted}`);
      }
    }
  },
  accept: { 'the member that lacks it': refused({ Path: 'Data.Permissions' }) },
  reject: { 'no path': refused({}), 'an empty path': refused({ Path: ' ' }) },
});
