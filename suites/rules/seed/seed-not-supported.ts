import { type OperationId, operation } from '../../../schemas/operations.ts';
import type { BankProfile, Choice } from '../../../schemas/profiles/bank-profile.ts';
import { groupsNotNamed } from '../../../schemas/profiles/service.ts';
import { serviceClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { ofService } from '../../core/offered.ts';
import { promised } from '../../core/promised.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

interface NotSupported extends Pick<Rule, 'title' | 'matters' | 'clause'> {
  readonly id: Rule['id'];
  readonly covers: (id: OperationId) => boolean;
  readonly example: OperationId;
  /** The setting that leaves it out, where the document does not say so itself. */
  readonly setting?: Choice;
}

/** What this service leaves out. With which status a bank says so is for AISP-HTTP-010. */
const table: readonly NotSupported[] = [
  {
    id: 'AISP-SEED-013',
    title: 'All beneficiaries at once cannot be read: GET /beneficiaries is not supported',
    matters:
      'TPPs of this bank were told to read payees by account; a bulk list that answers is unreviewed data that may stop without notice.',
    clause: serviceClause('no-bulk-beneficiaries'),
    covers: (id) => id === 'GET /beneficiaries',
    example: 'GET /beneficiaries',
  },
  {
    id: 'AISP-SEED-014',
    title: 'All direct debits at once cannot be read: GET /direct-debits is not supported',
    matters:
      'No TPP expects all mandates from one call here: if it answers, some come to rely on it, and break when it goes.',
    clause: serviceClause('no-bulk-direct-debits'),
    covers: (id) => id === 'GET /direct-debits',
    example: 'GET /direct-debits',
  },
  {
    id: 'AISP-SEED-019',
    title: 'Offers, products and statements are not offered',
    matters:
      'A TPP hides what this bank does not offer; if it answers all the same, customers see products and offers that nobody stands behind.',
    clause: serviceClause('groups'),
    covers: (id) => groupsNotNamed.includes(operation(id).group),
    setting: 'operations',
    example: 'GET /accounts/{AccountId}/product',
  },
];

function notSupported({ id, covers, example, setting, ...literal }: NotSupported): Rule {
  const called = (status: number): Sketch => ({ operation: example, probe: 'not-offered', status });
  return rule({
    ...literal,
    id,
    level: 'MUST',
    ...(setting === undefined ? {} : { tolerates: ['chosen-by-profile'] }),
    applies: ofService(({ operations }: BankProfile) => !operations.some(covers) || 'The bank offers it.'),
    scenarios: ['not-offered'],
    needs: 'a call with a good token to what the profile leaves out',
    apart: true,
    *judge(evidence, { profile }) {
      const tell = setting === undefined ? look : promised(profile, setting);
      for (const exchange of evidence.select({ probe: 'not-offered' })) {
        const id = exchange.about.operation;
        if (id === undefined || !covers(id)) continue;
        yield tell({ exchange }, !isSuccess(exchange), 'Expected no success', statusOf(exchange));
      }
    },
    accept: {
      'not found': called(404),
      'not implemented': called(501),
      'refused in another way': called(403),
    },
    reject: { answered: called(200), 'answered with nothing': called(204) },
  });
}

export default table.map(notSupported);
