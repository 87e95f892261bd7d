import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const refused = (ErrorCode: string): Sketch => ({
  operation: 'POST /account-access-consents',
  probe: 'consent-refusal',
  status: 400,
  body: { Id: 'e-1', Errors: [{ ErrorCode, Message: 'Permissions is missing', Path: 'Data.Permissions' }] },
});

export default schemaRule({
  id: 'AISP-V4-033',
  level: 'MUST',
  statements: ['AISP-V4-033', 'AISP-V4-035'],
  title: 'An ErrorCode has exactly four characters, and so is no value of version 3.1',
  matters:
    'A client of version 4 looks a code up in one list; a name of version 3.1 is not in it, and every refusal becomes an unknown one.',
  clause: openApiClause('OBExternalStatusReason1Code'),
  releases: { since: '4.0.0' },
  scenarios: ['consent-refusals', 'missing-permissions', 'tokens', 'routing'],
  needs: 'an error with an ErrorCode',
  owns: { families: ['error'], at: ['/Errors/*/ErrorCode'], keywords: ['minLength', 'maxLength'] },
  accept: { 'a code of Open Banking': refused('U004'), 'a code of ISO 20022': refused('TK09') },
  reject: { 'a name of version 3.1': refused('UK.OBIE.Field.Missing'), 'three characters': refused('U04') },
});
