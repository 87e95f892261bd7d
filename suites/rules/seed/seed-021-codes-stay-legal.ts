import { serviceClause } from '../../core/clause.ts';
import { codesIn, requestedData } from '../../core/consent-history.ts';
import { look } from '../../core/look.ts';
import { ofService } from '../../core/offered.ts';
import { codesRefusedIn } from '../../core/refused-codes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const ofAccounts = /^Read(?:Beneficiaries|DirectDebits)/;

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
    for (const exchange of evidence.select({
      operation: 'POST /account-access-consents',
      probe: ['happy', 'unusual'],
    })) {
      if (!codesIn(requestedData(exchange)).some((code) => ofAccounts.test(code))) continue;
      const refused = codesRefusedIn(exchange).filter((code) => ofAccounts.test(code));
      // What is refused for another reason shows nothing of these codes.
      if (!isSuccess(exchange) && refused.length === 0) continue;
      const status = statusOf(exchange);
      yield look({ exchange }, isSuccess(exchange), 'Expected a consent with these codes', ...refused, status);
    }
  },
  accept: { 'a consent': asked({ data: { ConsentId: 'aac-1' } }) },
  reject: {
    'refused with 400': asked({ probe: 'unusual', carries: 'permissions:ReadDirectDebits', status: 400 }),
  },
  silent: {
    'refused for another code': asked({ probe: 'unusual', carries: 'permissions:ReadAccountsBasic', status: 400 }),
    'refused whatever the codes': asked({ status: 400 }),
  },
});
