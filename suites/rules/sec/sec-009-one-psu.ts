import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const together = 'side-by-side';
const own: Sketch = {
  operation: 'GET /accounts',
  probe: 'other-psu',
  variant: 'own',
  consent: 'other-psu',
  data: { Account: [{ AccountId: 'acc-9' }] },
};
const tried = (answer: Partial<Sketch>): readonly Sketch[] => [
  own,
  { ...own, operation: 'GET /accounts/{AccountId}', variant: 'foreign', ...answer },
];

const pair: readonly ConsentKey[] = ['detail', 'other-psu'];

/** The accounts that a consent showed when it was read alone. */
function heldUnder(evidence: Evidence, consent: ConsentKey): ReadonlySet<string> {
  const lists = evidence
    .successes({ operation: 'GET /accounts', consent })
    .filter(({ about }) => about.variant !== together);
  const found = lists.flatMap((list) => [...recordsOf(list, 'Account')]);
  return new Set(found.flatMap(({ value }) => textAt(value, 'AccountId') ?? []));
}

const alone: Sketch = { operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1' }] } };
const beside = (consent: ConsentKey, AccountId: string): Sketch => ({
  ...own,
  variant: together,
  consent,
  data: { Account: [{ AccountId }] },
});

/** That the consents of one PSU do not mix is seen by the rules on permissions, selected accounts and transaction periods. */
export default rule({
  id: 'AISP-SEC-009',
  level: 'MUST',
  title: 'The access token of one PSU opens no account of another, in turn or side by side',
  matters:
    'Two customers who are served at once must never see each other: a TPP would store the money of a stranger under the name of its own customer.',
  clause: clause('Read/Write Data API', 'Consent Authorisation'),
  scenarios: ['second-psu'],
  needs: 'the token of a second PSU, and an account that only the first PSU holds',
  *judge(evidence) {
    if (!evidence.select({ probe: 'other-psu', variant: 'own' }).some(isSuccess)) return;
    for (const exchange of evidence.select({ probe: 'other-psu', variant: 'foreign' })) {
      yield look({ exchange }, !isSuccess(exchange), "Expected no account of another PSU's", statusOf(exchange));
    }
    const held = new Map(pair.map((consent) => [consent, heldUnder(evidence, consent)]));
    for (const exchange of evidence.successes({ probe: 'other-psu', variant: together })) {
      const { consent } = exchange.about;
      const [other] = pair.filter((each) => each !== consent);
      const [own, theirs] = [held.get(consent ?? 'detail'), held.get(other ?? 'detail')];
      for (const found of recordsOf(exchange, 'Account')) {
        const id = textAt(found.value, 'AccountId') ?? '';
        const holds = own?.has(id) === true || theirs?.has(id) !== true;
        yield look(
          below(found, 'AccountId'),
          holds,
          'Expected no account of the PSU whose call runs beside this one',
          id,
        );
      }
    }
  },
  accept: {
    'each its own, side by side': [alone, own, beside('detail', 'acc-1'), beside('other-psu', 'acc-9')],
    'forbidden, as an account that was not selected': tried({ status: 403 }),
    'refused as unknown': tried({ status: 400 }),
  },
  reject: {
    'shows it while both ask': [alone, own, beside('detail', 'acc-1'), beside('other-psu', 'acc-1')],
    'shows the account': tried({ data: { Account: [{ AccountId: 'acc-1' }] } }),
    'answers with an empty list': tried({ data: { Account: [] } }),
  },
});
