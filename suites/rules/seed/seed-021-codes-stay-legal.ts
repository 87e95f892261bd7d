import { serviceClause } from '../../core/clause.ts';
import { codesIn, requestedData } from '../../core/consent-history.ts';
import { look } from '../../core/look.ts';
import { ofService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const asked = (answer: Partial<Sketch>): Sketch => ({
  operation: 'POST /account-access-consents',
  variant: 'basic',
  requestBody: { Data: { Permissions: ['ReadAccountsBasic', 'ReadBeneficiariesBasic', 'ReadDirectDebits'] }, Risk: {} },
  ...answer,
});

export default rule({
  id: 'AISP-SEED-021',
  level: 'MUST',
  title: 'ReadBeneficiaries and ReadDirectDebits may be asked for although their bulk listings are not supported',
  matters:
    'Payees and mandates are read by account, so their permissions must be had; a bank that refuses them with the bulk list closes the account lists, too.',
  clause: serviceClause('no-bulk-beneficiaries'),
  applies: ofService(({ operations }) => {
    const bulk = operations.includes('GET /beneficiaries') && operations.includes('GET /direct-debits');
    const byAccount = ['GET /accounts/{AccountId}/beneficiaries', 'GET /accounts/{AccountId}/direct-debits'] as const;
    if (bulk) return 'The bank offers both bulk listings.';
    return byAccount.some((id) => operations.includes(id)) || 'The bank offers neither resource.';
  }),
  scenarios: ['consents', 'basic-view'],
  needs: 'a run that makes its own consents',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ operation: 'POST /account-access-consents', probe: 'happy' })) {
      const codes = codesIn(requestedData(exchange));
      if (!codes.some((code) => /^Read(?:Beneficiaries|DirectDebits)/.test(code))) continue;
      const status = statusOf(exchange);
      yield look({ exchange }, status === 201, 'Expected a consent with these codes', status);
    }
  },
  accept: { 'a consent': asked({ data: { ConsentId: 'aac-1' } }) },
  reject: { 'refused with 400': asked({ status: 400 }) },
});
