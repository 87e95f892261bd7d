import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { consentKeys } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const accounts = (consent: 'detail' | 'credits', answer: Partial<Sketch>): Sketch => ({
  operation: 'GET /accounts',
  consent,
  ...answer,
});
const one = { data: { Account: [{ AccountId: 'acc-1' }] } };

export default rule({
  id: 'AISP-CON-040',
  level: 'MUST',
  title: 'Several consents of one PSU over the same accounts work side by side',
  matters:
    'A couple, or one person with two apps of one TPP, has two consents for one account: if the newer one ends the older, each evening one app is dead.',
  clause: clause('Account and Transaction API', 'Steps'),
  scenarios: ['reads', 'transaction-permissions'],
  needs: 'two authorised consents over all accounts of the PSU',
  *judge(evidence) {
    const authorised = consentKeys.filter((key) => evidence.consent(key)?.authorised === true);
    if (authorised.length < 2) return;
    const whole = authorised.filter((key) => evidence.opensAllAccounts(key));
    const lists = whole.flatMap((consent) =>
      evidence
        .select({ operation: 'GET /accounts', probe: 'happy', consent })
        .filter(({ about }) => about.variant === undefined),
    );
    const opening = lists.filter((list) => statusOf(list) === 200 && recordsOf(list, 'Account').length > 0);
    for (const exchange of lists) {
      const { consent } = exchange.about;
      const beside = opening.filter(({ about }) => about.consent !== consent);
      if (!beside.some(({ about }) => evidence.samePsu(about.consent, consent) === true)) continue;
      yield look({ exchange }, opening.includes(exchange), 'Expected this consent to open accounts beside the others');
    }
  },
  accept: { 'both list the account': [accounts('detail', one), accounts('credits', one)] },
  reject: {
    'the second lists nothing': [accounts('detail', one), accounts('credits', { data: { Account: [] } })],
    'the second is refused': [accounts('detail', one), accounts('credits', { status: 403 })],
  },
});
