import { operation } from '../../../schemas/operations.ts';
import { serviceClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { promisesService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const tried = (method: string, status: number): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  probe: 'wrong-method',
  variant: method,
  method,
  status,
});

export default rule({
  id: 'AISP-SEED-002',
  level: 'MUST',
  title: 'Nothing but a consent can be made, changed or deleted',
  matters:
    'A service that is for reading must not move or change anything: a TPP with a bug, or a thief with its token, would act in the name of the customer.',
  clause: serviceClause('read-only'),
  applies: promisesService,
  scenarios: ['routing'],
  needs: 'a consent, to try methods that change data',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'wrong-method' })) {
      const id = exchange.about.operation;
      if (id === undefined || operation(id).group === 'account-access-consents') continue;
      yield look(
        { exchange },
        !isSuccess(exchange),
        'Expected no success from a method that changes data',
        statusOf(exchange),
      );
    }
  },
  accept: { 'refused with 405': tried('DELETE', 405), 'refused with 404': tried('DELETE', 404) },
  reject: { deleted: tried('DELETE', 204), made: tried('POST', 201), 'answered as if it were read': tried('PUT', 200) },
});
