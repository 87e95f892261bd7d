import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { isObject, type Visit, walk } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

/**
 * Objects that may be empty: Risk has no members in this interface, Meta none that must be, and a bank defines what
 * SupplementaryData holds. Links without Self and Data without its list are for other rules.
 */
const mayBeEmpty: readonly string[] = ['Risk', 'Meta', 'SupplementaryData', 'Links', 'Data'];

/** A list over all accounts of a bank that keeps beneficiaries by customer may leave this one empty. */
const customerLevel = /^\/Data\/Beneficiary\/\d+\/AccountId$/;

/** What programs write for a text or a date that they do not have. */
const zeroDate = /^0001-01-01(?:T|$)/;
const zeroTexts: readonly string[] = ['string', 'null', 'undefined'];

/** Texts that people write may say anything; so may what a bank defines itself. */
const written = /^(?:Nickname|Reference|\w+Reference|TransactionInformation|Name|Description)$/;
const ownData = /\/SupplementaryData\//;

/** The dates of a statement have to be there, whether the bank knows them or not. */
const statementDates = /^\/Data\/Statement\/\d+\/(?:Start|End|Creation)DateTime$/;

/** Zeros count in identifications under a scheme alone: elsewhere they may be meant. */
function isZeroText(value: string, { name, parent, pointer }: Visit): boolean {
  if (ownData.test(pointer)) return false;
  if (zeroDate.test(value)) return !statementDates.test(pointer);
  const underScheme = isObject(parent) && 'SchemeName' in parent && /^(?:Secondary)?Identification$/.test(name);
  if (underScheme && /^0+$/.test(value)) return true;
  return zeroTexts.includes(value) && !written.test(name);
}

/** An empty object in a list is a record of which nothing may be shown, and stands for no member. */
function isPlaceholder(visit: Visit): boolean {
  const { value, name, parent } = visit;
  if (value === null || value === '') return true;
  if (typeof value === 'string') return isZeroText(value, visit);
  if (!isObject(value) || Object.keys(value).length > 0) return false;
  return !Array.isArray(parent) && !mayBeEmpty.includes(name);
}

const party = (change: object) =>
  ({ operation: 'GET /party', data: { Party: { PartyId: 'party-1', ...change } } }) as const;

export default rule({
  id: 'AISP-ENV-015',
  level: 'MUST',
  title: 'What has no value is left out: no null, no empty text or object and no zero stand for it',
  matters:
    'A null or an empty text looks like a value: the app shows an empty merchant, a blank name or a price of nothing.',
  clause: clause('Read/Write Data API', 'Optional Fields'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a success with a body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const id = exchange.about.operation;
      if (id === undefined || operation(id).response === 'file') continue;
      for (const visit of walk(json(exchange))) {
        if (id === 'GET /beneficiaries' && customerLevel.test(visit.pointer)) continue;
        const place = { exchange, pointer: visit.pointer };
        yield look(place, !isPlaceholder(visit), 'Expected the member left out where it has no value', visit.value);
      }
    }
  },
  accept: {
    'left out': party({}),
    'zeros and words that may be meant': party({ PartyNumber: '0', Name: 'string', Nickname: 'null' }),
    'the local number of the first band': party({ Overdraft: { Identification: '0' } }),
    'values that look like nothing': party({ Name: '0', EmailAddress: 'none@bank.example', Beneficiary: false }),
    'an empty list and an empty Meta': { operation: 'GET /accounts', body: { Data: { Account: [] }, Meta: {} } },
    'a record of which nothing may be shown': { operation: 'GET /beneficiaries', data: { Beneficiary: [{}] } },
    'an empty Risk': {
      operation: 'GET /account-access-consents/{ConsentId}',
      body: { Data: { ConsentId: 'c' }, Risk: {} },
    },
  },
  reject: {
    null: party({ Name: null }),
    'empty text': party({ Name: '' }),
    'an empty object': party({ Relationships: {} }),
    'the first day of the calendar': party({ Since: '0001-01-01T00:00:00+00:00' }),
    'an identification of zeros': party({ Account: { SchemeName: 'UK.OBIE.IBAN', Identification: '00000000000000' } }),
    'what a generator of documents puts for text': party({ EmailAddress: 'string' }),
  },
});
