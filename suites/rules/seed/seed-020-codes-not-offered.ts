import { serviceClause } from '../../core/clause.ts';
import { ofService } from '../../core/offered.ts';
import { promised } from '../../core/promised.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const asked = (answer: Partial<Sketch>): Sketch => ({
  operation: 'POST /account-access-consents',
  probe: 'consent-refusal',
  variant: 'not-offered:ReadStatementsBasic',
  ...answer,
});
const groups = [
  'GET /accounts/{AccountId}/offers',
  'GET /accounts/{AccountId}/product',
  'GET /accounts/{AccountId}/statements',
];

export default rule({
  id: 'AISP-SEED-020',
  level: 'MUST',
  tolerates: ['chosen-by-profile'],
  title: 'No consent is made for offers, products or statements where the bank does not offer them',
  matters: 'A consent for what does not exist has the customer approve something and get nothing, and blame the TPP.',
  clause: serviceClause('groups'),
  applies: ofService(
    ({ operations }) =>
      groups.some((id) => !operations.some((offered) => offered === id)) || 'The bank offers all three.',
  ),
  scenarios: ['consent-refusals'],
  needs: 'an access token for the client, to ask for such a consent',
  apart: true,
  *judge(evidence, { profile }) {
    const tell = promised(profile, 'operations');
    for (const exchange of evidence.select({ probe: 'consent-refusal' })) {
      if (exchange.about.variant?.startsWith('not-offered:') !== true) continue;
      yield tell({ exchange }, !isSuccess(exchange), 'Expected no consent for what is not offered', statusOf(exchange));
    }
  },
  accept: { 'refused with 400': asked({ status: 400 }), 'refused in another way': asked({ status: 403 }) },
  reject: { 'a consent': asked({ data: { ConsentId: 'aac-1' } }), 'said to be accepted': asked({ status: 202 }) },
});
