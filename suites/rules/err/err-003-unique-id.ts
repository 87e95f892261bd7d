import { clause } from '../../core/clause.ts';
import { errorBodies } from '../../core/error-bodies.ts';
import { json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const refused = (Id?: string): Sketch => ({
  operation: 'GET /accounts',
  probe: 'no-token',
  status: 401,
  body: { Code: '401', Id, Message: 'Refused', Errors: [{ ErrorCode: 'GB.ExampleBank.Token', Message: 'Refused' }] },
});

export default rule({
  id: 'AISP-ERR-003',
  level: 'SHOULD',
  title: 'No two errors have the same Id',
  matters: 'If two errors share an Id, the help desk looks at the wrong one and closes the case.',
  clause: clause('Read/Write Data API', 'Error Response Structure'),
  scenarios: ['consent-refusals', 'tokens', 'missing-permissions'],
  needs: 'two errors with an Id',
  *judge(evidence) {
    const seen = new Set<string>();
    for (const exchange of errorBodies(evidence)) {
      const id = textAt(json(exchange), 'Id');
      if (id === undefined) continue;
      if (seen.size > 0) yield look(below({ exchange }, 'Id'), !seen.has(id), 'Expected an Id not used before', id);
      seen.add(id);
    }
  },
  accept: {
    'two ids': [refused('a'), refused('b')],
    'an error without an id': [refused('a'), refused(), refused('b')],
  },
  reject: { 'one id twice': [refused('a'), refused('a')] },
});
