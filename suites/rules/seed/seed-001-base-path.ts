import { serviceClause } from '../../core/clause.ts';
import { atStandardPath } from '../../core/interface-path.ts';
import { look } from '../../core/look.ts';
import { promisesService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

export default rule({
  id: 'AISP-SEED-001',
  level: 'MUST',
  title: 'Every operation that the bank offers lives under /open-banking/v3.1/aisp/',
  matters:
    'TPPs put one base path into their configuration; an operation that lives elsewhere is not found by any of them.',
  clause: serviceClause('base-path'),
  applies: (profile, context) => {
    const promised = promisesService(profile);
    return promised === true ? atStandardPath(context) : promised;
  },
  scenarios: ['reads', 'consents'],
  needs: 'well-formed calls that a consent permits',
  apart: true,
  *judge(evidence, { profile }) {
    for (const exchange of evidence.select({ probe: 'happy' })) {
      const { operation, variant, consent } = exchange.about;
      if (operation === undefined || !profile.operations.includes(operation)) continue;
      if (consent !== 'detail' || (variant !== undefined && variant !== 'detail')) continue;
      const status = statusOf(exchange);
      yield look({ exchange }, status !== 404, 'Expected an operation at this path', status);
    }
  },
  accept: {
    'the operation is there': { operation: 'GET /accounts', data: { Account: [] } },
    'it is there and has a bad day': { operation: 'GET /accounts', status: 500 },
  },
  reject: { 'nothing is there': { operation: 'GET /accounts', status: 404 } },
});
