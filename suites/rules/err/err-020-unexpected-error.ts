import { clause } from '../../core/clause.ts';
import { accountsAfter } from '../../core/course.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { json } from '../../core/evidence.ts';
import { internalIn } from '../../core/internals.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { meant, spelt } from '../../core/words.ts';

const code = 'UK.OBIE.UnexpectedError';
const broken = (Message: string) =>
  accountsAfter('broken-down', {
    status: 500,
    body: { Code: '500', Message: 'InternalServerError', Errors: [{ ErrorCode: code, Message }] },
  });

/** True for a text with at least two words that is not just the code once more. */
function says(message: string): boolean {
  return meant('errorCode', message.trim()) !== code && (message.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

export default rule({
  id: 'AISP-ERR-020',
  level: 'MUST',
  title: 'The message of UK.OBIE.UnexpectedError tells what is wrong and nothing of the inside of the bank',
  matters:
    'What the bank writes here stands in the logs of every TPP: it should help to say what failed and betray nothing of how.',
  clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
  scenarios: ['trouble'],
  optional: true,
  needs: `an answer with ${code}`,
  apart: true,
  *judge(evidence, { release }) {
    const wanted = spelt(release, 'errorCode', code);
    for (const exchange of evidence.select()) {
      for (const detail of errorDetails(exchange)) {
        if (detail.code !== wanted) continue;
        // Some banks tell it at the top, once for all entries.
        const own = textAt(detail.value, 'Message') ?? '';
        const message = says(own) ? own : (textAt(json(exchange), 'Message') ?? own);
        const place = below({ exchange, pointer: detail.pointer }, 'Message');
        yield look(place, says(message), 'Expected a message that says what is wrong', own);
        yield look(place, internalIn(own) === undefined, 'Expected nothing of the inside of the bank', internalIn(own));
      }
    }
  },
  accept: {
    'says what is wrong': broken('The ledger could not be read: try again later'),
  },
  reject: {
    'the code once more': broken(code),
    'a number': broken('E-4711'),
    'nothing at all': broken(' '),
    'an exception': broken('Reading failed: java.lang.NullPointerException'),
  },
});
