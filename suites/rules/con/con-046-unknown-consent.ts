import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = {
  operation: 'GET /account-access-consents/{ConsentId}',
  probe: 'unknown-id',
  variant: 'consent',
} as const;

export default rule({
  id: 'AISP-CON-046',
  level: 'MUST',
  title: 'Reading a consent that does not exist is refused with 400',
  matters:
    'A TPP that lost track of a consent asks for it and needs the agreed word for "there is none", to make a new one.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  scenarios: ['consent-refusals'],
  needs: 'an access token for the client, to ask for a ConsentId that does not exist',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a ConsentId that does not exist');
    }
  },
  accept: { 'refuses with 400': { ...call, status: 400 } },
  reject: {
    'answers 404': { ...call, status: 404 },
    'answers with an empty consent': { ...call, data: {} },
    'breaks on it': { ...call, status: 500 },
  },
});
