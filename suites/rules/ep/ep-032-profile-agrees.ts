import { type OperationId, operation, operationIds } from '../../../schemas/operations.ts';
import { groupsNotNamed } from '../../../schemas/profiles/service.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { promised } from '../../core/promised.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

/** What a bank answers when it has no such operation. */
const missing: readonly number[] = [404, 405, 501];

/** Mandatory operations are for another rule: no declaration makes them go away. */
function declared(id: OperationId): boolean {
  return operation(id).implementation !== 'mandatory';
}

export default rule({
  id: 'AISP-EP-032',
  level: 'MUST',
  tolerates: ['chosen-by-profile'],
  title: 'The bank offers the conditional and optional operations that it says it offers, and no others',
  matters:
    'A TPP builds its features on what the bank declares: an operation that is missing fails before customers, and one that nobody declared shows data that nobody reviewed.',
  clause: clause('Read/Write Data API', 'Categorisation of Implementation Requirements'),
  applies: ({ operations }) =>
    operations.some(declared) || operations.length < operationIds.length || 'Nothing is declared.',
  scenarios: ['not-offered', 'reads'],
  needs: 'calls to conditional or optional operations',
  *judge(evidence, { profile }) {
    for (const exchange of evidence.select({ probe: 'not-offered' })) {
      const status = statusOf(exchange);
      const { operation: id } = exchange.about;
      const isOpen = id !== undefined && groupsNotNamed.includes(operation(id).group);
      const tell = isOpen ? promised(profile, 'operations') : look;
      yield tell(
        { exchange },
        !isSuccess(exchange),
        'Expected no success for an operation that the profile leaves out',
        status,
      );
    }
    for (const id of profile.operations.filter(declared)) {
      for (const exchange of evidence.select({ operation: id, probe: 'happy', consent: 'detail' })) {
        const holds = !missing.includes(statusOf(exchange));
        yield look({ exchange }, holds, 'Expected an operation that the profile lists', statusOf(exchange));
      }
    }
  },
  accept: {
    'what is not offered is missing': { operation: 'GET /offers', probe: 'not-offered', status: 404 },
    'what is not offered is refused in another way': { operation: 'GET /offers', probe: 'not-offered', status: 403 },
    'what is offered is there': { operation: 'GET /party', data: { Party: { PartyId: 'p' } } },
    'what is offered has a bad day': { operation: 'GET /party', status: 500 },
  },
  reject: {
    'what is not offered answers': { operation: 'GET /beneficiaries', probe: 'not-offered', data: { Beneficiary: [] } },
    'what is not offered and not named by the service answers': {
      operation: 'GET /offers',
      probe: 'not-offered',
      data: { Offer: [] },
    },
    'what is offered is missing': { operation: 'GET /party', status: 404 },
  },
});
