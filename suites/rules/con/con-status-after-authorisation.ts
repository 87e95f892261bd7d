import { clause } from '../../core/clause.ts';
import { readConsents, statusIn } from '../../core/consent-history.ts';
import { below, look } from '../../core/look.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';

interface Decision extends Pick<Rule, 'title' | 'matters' | 'clause' | 'needs'> {
  readonly id: Rule['id'];
  readonly consent: ConsentKey;
  readonly variant: string;
  readonly status: string;
  readonly other: string;
}

const table: readonly Decision[] = [
  {
    id: 'AISP-CON-027',
    title: 'A consent that the PSU has approved has Status Authorised',
    matters:
      'The TPP waits for this status to begin; without it the customer has approved and the app still says "pending".',
    clause: clause('Account Access Consents', 'Status Flow'),
    needs: 'a consent that the run makes and has authorised',
    consent: 'detail',
    variant: 'after-authorisation',
    status: 'Authorised',
    other: 'Rejected',
  },
  {
    id: 'AISP-CON-028',
    title: 'A consent that the PSU has declined has Status Rejected',
    matters: 'A TPP that does not learn of the refusal keeps sending the customer a link that was answered with no.',
    clause: clause('Account Access Consents', 'Status Flow'),
    needs: 'a consent that the run makes and has declined',
    consent: 'rejected',
    variant: 'after-rejection',
    status: 'Rejected',
    other: 'Authorised',
  },
];

/** The facts of a consent that was decided on as the run wanted, or not. */
function decidedOn(key: ConsentKey, decided: boolean) {
  if (key !== 'rejected') return [{ key, authorised: decided }];
  return [{ key, authorised: false, ...(decided ? { declined: true as const } : {}) }];
}

function decision({ id, consent, variant, status: wanted, other, ...literal }: Decision): Rule {
  const read = (Status: string, decided = true): Vector => ({
    exchanges: [
      {
        operation: 'GET /account-access-consents/{ConsentId}',
        consent,
        variant,
        data: { ConsentId: 'aac-1', Status },
      },
    ],
    consents: decidedOn(consent, decided),
  });
  return rule({
    ...literal,
    id,
    level: 'MUST',
    scenarios: ['consents'],
    *judge(evidence, { release }) {
      // Nobody approved where no token came of it.
      const facts = evidence.consent(consent);
      const decided = consent === 'rejected' ? facts?.declined === true : facts?.authorised === true;
      for (const reading of readConsents(evidence)) {
        const { about } = reading.exchange;
        const status = statusIn(reading, release);
        if (!decided || about.variant !== variant || status === undefined) continue;
        const place = below({ exchange: reading.exchange }, 'Data', 'Status');
        yield look(place, status === wanted, "Expected the Status to follow the PSU's decision", status);
      }
    },
    accept: { 'follows the decision': read(wanted) },
    silent: { 'nobody has decided': read(other, false) },
    reject: { 'still awaits authorisation': read('AwaitingAuthorisation'), 'the contrary': read(other) },
  });
}

export default table.map(decision);
