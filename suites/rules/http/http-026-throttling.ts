import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, opened } from '../../core/course.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

/** The first call after the bank was told to have had enough; what follows it is the same call once more. */
export default rule({
  id: 'AISP-HTTP-026',
  level: 'MUST',
  title: 'A call too many is answered 429',
  matters: 'A TPP slows down on 429 alone: any other status for too many calls looks like an outage or a lost consent.',
  clause: clause('Read/Write Data API', '429 (Too Many Requests)'),
  scenarios: ['trouble'],
  needs: 'a bank that finds a call one too many',
  supplies: ['bankSide.throttle'],
  *judge(evidence) {
    const turnedAway = evidence.select({ probe: 'turned-away', consent: 'renewed', variant: 'throttled' });
    const [first] = [...turnedAway, ...accountReads(evidence, 'renewed', 'throttled')];
    if (first !== undefined) yield lookAtStatus(first, { expected: [429] }, 'Expected 429 for a call too many');
  },
  accept: {
    'too many requests': accountsAfter('throttled', { status: 429 }),
    'and the next one is answered': [accountsAfter('throttled', { status: 429 }), accountsAfter('throttled', opened)],
  },
  reject: {
    'service unavailable': accountsAfter('throttled', { status: 503 }),
    forbidden: accountsAfter('throttled', { status: 403 }),
  },
});
