import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-parameter-refused',
  title: 'Refuses query parameters that it does not know',
  breaks: ['AISP-HTTP-034'],
  response: onOperation('GET /accounts', (draft, request) => {
    if (request.query.has('aispConformance')) becomeRefusal(draft, 400, 'UK.OBIE.Field.Unexpected');
  }),
});
