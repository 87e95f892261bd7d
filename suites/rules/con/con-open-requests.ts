import type { Level } from '../../../reports/contract/index.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

interface OpenRequest extends Pick<Rule, 'title' | 'matters' | 'clause'> {
  readonly id: Rule['id'];
  readonly variant: string;
  readonly level: Level;
}

/** Consent requests on which the standard is silent: a bank decides, and either decision is as good. */
const table: readonly OpenRequest[] = [
  {
    id: 'AISP-CON-017',
    level: 'SHOULD',
    title: 'A permission code that is asked for twice leads to a consent, or is refused with 400',
    matters:
      'A code that stands twice is a slip of a list that was joined from two; it must cost a clear answer and not a fault of the server.',
    clause: openApiClause('OBReadConsent1'),
    variant: 'open:repeated-code',
  },
  {
    id: 'AISP-CON-021',
    level: 'MAY',
    title: 'An ExpirationDateTime in the past leads to a consent, or is refused with 400',
    matters:
      'A clock that is wrong at the TPP asks for the past; an error of the server for it looks like an outage at the bank.',
    clause: clause('Account and Transaction API', 'Expiration Date Time'),
    variant: 'open:past-expiration',
  },
  {
    id: 'AISP-CON-022',
    level: 'MAY',
    title: 'A TransactionFromDateTime after TransactionToDateTime leads to a consent, or is refused with 400',
    matters:
      'A reversed window opens nothing or is refused; a bank that breaks on it hides a simple slip from the developer.',
    clause: clause('Account and Transaction API', 'Transaction To/From Date Time'),
    variant: 'open:reversed-window',
  },
];

function openRequest({ id, variant, ...literal }: OpenRequest): Rule {
  const asked = (answer: Partial<Sketch>): Sketch => ({
    path: '/account-access-consents',
    method: 'POST',
    variant,
    ...answer,
  });
  return rule({
    ...literal,
    id,
    scenarios: ['consent-refusals', 'consent-life'],
    needs: 'an access token for the client, to ask for such a consent',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'happy', variant })) {
        yield lookAtStatus(exchange, { expected: [201, 400] }, 'Expected a consent, or a refusal with 400');
      }
    },
    accept: {
      'makes the consent': asked({ status: 201, data: { ConsentId: 'aac-1' } }),
      'refuses it': asked({ status: 400 }),
    },
    reject: { 'breaks on it': asked({ status: 500 }), 'takes it for a matter of rights': asked({ status: 403 }) },
  });
}

export default table.map(openRequest);
