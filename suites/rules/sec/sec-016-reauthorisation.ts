import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, attempts, opened } from '../../core/course.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const course = (variant: string, outcome: 'authorised' | 'refused', answer = opened): Vector => ({
  exchanges: [accountsAfter('reauthorised', answer)],
  authorisations: [{ variant, outcome, ...(outcome === 'refused' ? { refusal: 'invalid_request' } : {}) }],
});

export default rule({
  id: 'AISP-SEC-016',
  level: 'MUST',
  title: 'An authorised consent can be authorised again, before and after its tokens expire',
  matters:
    'A customer renews access before it runs out; where that is refused, the TPP must let the connection break before it may mend it.',
  clause: clause('Read/Write Data API', 'Ability to re-authenticate an Authorised consent at any point of time'),
  scenarios: ['reauthorisation', 'reauthentication'],
  needs: 'a consent that the run makes and has authorised twice',
  *judge(evidence) {
    for (const { facts, exchange } of attempts(evidence, 'renewed', [
      'token-expired',
      'token-valid',
      'reauthentication-due',
    ])) {
      // Whether a page refuses or asks a person nobody can tell from here.
      if (facts.refusal === 'page') continue;
      yield look({ exchange }, facts.outcome === 'authorised', 'Expected to be authorised again', facts.refusal);
    }
    for (const exchange of accountReads(evidence, 'renewed', 'reauthorised')) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the new token to open accounts', statusOf(exchange));
    }
  },
  accept: {
    'authorised again after the token expired': course('token-expired', 'authorised'),
    'authorised again before': course('token-valid', 'authorised'),
  },
  reject: {
    'refused after the token expired': course('token-expired', 'refused'),
    'refused before': course('token-valid', 'refused'),
    'a new token that opens nothing': course('token-valid', 'authorised', { status: 401 }),
  },
});
