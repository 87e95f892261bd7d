import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, opened } from '../../core/course.ts';
import { errorDetails, speaksOtherwise } from '../../core/error-codes.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus, statusOf } from '../../core/status.ts';
import { spelt } from '../../core/words.ts';

const code = 'UK.OBIE.UnexpectedError';
const broken = (status: number, ErrorCode?: string) =>
  accountsAfter('broken-down', {
    status,
    body: ErrorCode === undefined ? '' : { Code: `${status}`, Message: 'Broken', Errors: [{ ErrorCode, Message: '' }] },
  });

export default rule({
  id: 'AISP-HTTP-031',
  level: 'SHOULD',
  title: 'A fault inside the bank is answered 500, and where there is a body, with UK.OBIE.UnexpectedError',
  matters: '500 tells the TPP that trying later helps; a 400 for a fault of the bank has it search its own code.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['trouble'],
  needs: 'a bank that breaks down under a call',
  supplies: ['bankSide.breakDown'],
  *judge(evidence, { release }) {
    const wanted = spelt(release, 'errorCode', code);
    for (const exchange of accountReads(evidence, 'renewed', 'broken-down')) {
      // A bank that is asked too often has not come to where it breaks down.
      if (statusOf(exchange) === 429) continue;
      yield lookAtStatus(exchange, { expected: [500] }, 'Expected 500 for a fault inside the bank');
      const codes = errorDetails(exchange).map((detail) => detail.code);
      if (codes.length === 0 || speaksOtherwise(exchange, release)) continue;
      yield look({ exchange, pointer: '/Errors' }, codes.includes(wanted), `Expected the ErrorCode ${wanted}`, codes);
    }
  },
  accept: { 'with the code': broken(500, code), 'without a body': broken(500) },
  reject: {
    'with a code of a bad request': broken(500, 'UK.OBIE.Field.Invalid'),
    'blames the caller': broken(400, code),
    'as if nothing had happened': accountsAfter('broken-down', opened),
  },
});
