import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { callsCarrying, clientId } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const bare: Sketch = { operation: 'GET /accounts', probe: 'no-token', variant: clientId.variant };
const carried: Sketch = { operation: 'GET /balances', consent: 'basic', carries: clientId.variant };

export default rule({
  id: 'AISP-V4-056',
  level: 'MUST NOT',
  title: 'x-client-id authenticates nobody: without a token it opens nothing, and beside a token it changes nothing',
  matters:
    'The id of a client is no secret: where it opens accounts, whoever reads it in a log opens them, and where it must fit, a shared gateway locks clients out.',
  clause: clause('Read/Write Data API', 'Rate Limit Headers'),
  releases: { since: '4.0.1' },
  scenarios: ['tokens', 'reads', 'headers'],
  needs: 'a call with x-client-id, without a token or with a good one',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token', variant: clientId.variant })) {
      yield look({ exchange }, !isSuccess(exchange), 'Expected no data for x-client-id alone', statusOf(exchange));
    }
    for (const exchange of callsCarrying(evidence, clientId.variant)) {
      yield look(
        { exchange },
        isSuccess(exchange),
        'Expected x-client-id beside a token to be ignored',
        statusOf(exchange),
      );
    }
  },
  accept: {
    'opens nothing, and changes nothing': [
      { ...bare, status: 401 },
      { ...carried, data: { Balance: [] } },
    ],
  },
  reject: {
    'accounts without a token': { ...bare, data: { Account: [] } },
    'a good token refused beside it': { ...carried, probe: 'unusual', status: 401 },
  },
});
