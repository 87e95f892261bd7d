import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /beneficiaries';
const byCustomer = { AccountId: undefined };
const list = (consent: 'detail' | 'basic', ...records: readonly JsonObject[]): Sketch => ({
  operation,
  consent,
  data: { Beneficiary: records.map((changes) => sampleBeneficiary(changes)) },
});

/** Ids of the beneficiaries that a bulk list ascribes to no account. */
function shared(exchange: RecordedExchange): ReadonlySet<string> {
  const found = [...recordsOf(exchange, 'Beneficiary')].filter(({ value }) => !textAt(value, 'AccountId'));
  return new Set(found.flatMap(({ value }) => textAt(value, 'BeneficiaryId') ?? []));
}

export default rule({
  id: 'AISP-BEN-008',
  level: 'MUST',
  optional: true,
  title: 'Beneficiaries that are kept by customer are the same whichever accounts a consent selects',
  matters:
    'A bank that keeps payees by customer must show the same ones for each choice of accounts, or the address book changes with the consent.',
  clause: clause('Beneficiaries', 'Resource Definition'),
  applies: offersAll(operation),
  scenarios: ['basic-view', 'reads'],
  needs: 'bulk lists of one PSU under two consents, and in them a beneficiary without an account',
  *judge(evidence) {
    const lists = evidence
      .successes({ operation, probe: 'happy' })
      .filter((exchange) => linkOf(exchange, 'Next') === undefined);
    for (const one of lists) {
      for (const other of lists) {
        if (one.about.consent === other.about.consent) continue;
        const [here, there] = [shared(one), shared(other)];
        if (here.size === 0 || evidence.samePsu(one.about.consent, other.about.consent) !== true) continue;
        // A bank may give other ids under another consent: then there are as many of them.
        if (here.size === there.size && ![...here].some((id) => there.has(id))) continue;
        for (const id of here) {
          yield look({ exchange: other }, there.has(id), 'Expected each beneficiary of the customer', id);
        }
      }
    }
  },
  accept: {
    'under both consents': [list('detail', {}, byCustomer), list('basic', byCustomer)],
  },
  reject: { 'only where all accounts are selected': [list('detail', {}, byCustomer), list('basic', {})] },
});
