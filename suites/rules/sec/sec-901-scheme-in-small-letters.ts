import { rfcClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { callsCarrying } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const carries = 'scheme:bearer';
const read = { operation: 'GET /accounts', data: { Account: [] } } as const;

export default rule({
  id: 'AISP-SEC-901',
  level: 'SHOULD',
  title: 'The word Bearer before an access token may be written in small letters',
  matters:
    'The scheme is case-insensitive in HTTP, and common clients write it in small letters: a bank that refuses them locks out an app that does nothing wrong.',
  clause: rfcClause(9110, '11.1'),
  beyond: 'HTTP compares the names of authentication schemes without regard to case, and many clients write bearer.',
  scenarios: ['tokens'],
  needs: 'a consent that opens accounts, to read with the word bearer in small letters',
  *judge(evidence) {
    // Where no plain read succeeds either, the letters are not the reason.
    if (!evidence.select({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' }).some(isSuccess)) return;
    for (const exchange of callsCarrying(evidence, carries)) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the answer that Bearer gets', statusOf(exchange));
    }
  },
  accept: {
    'answers as ever': { ...read, carries },
    'refuses another read, and does so with Bearer as well': [
      { ...read, carries },
      { operation: 'GET /party', consent: 'basic', probe: 'unusual', carries, status: 500 },
      { operation: 'GET /party', consent: 'basic', status: 500 },
    ],
  },
  reject: {
    'knows no such scheme': [read, { operation: 'GET /accounts', probe: 'unusual', carries, status: 401 }],
  },
});
