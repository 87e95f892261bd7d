import { beside } from '../../core/beside.ts';
import { sameInstant } from '../../core/consent-history.ts';
import { idsMove, tellerOfIds } from '../../core/dual/by-itself.ts';
import { both, dualRule, told } from '../../core/dual/dual-rule.ts';
import { answeredPairs, idNames, isSettled, keyOf, type Pair, recordPairs, sidesOf } from '../../core/dual/pairs.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { isObject, type JsonObject, pick, sameJson, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { answersWithList, type RecordName, recordNameOf } from '../../core/operation-records.ts';
import { isWhole } from '../../core/record-list.ts';
import { sampleAccount, sampleTransaction } from '../../core/sample-records.ts';

const operation = 'GET /transactions';
const list = (own: readonly object[], other: readonly object[]) =>
  told(operation, { Transaction: own }, { Transaction: other });
const filtered = (own: readonly object[], other: readonly object[]) =>
  both({ operation, probe: 'filter', data: { Transaction: own } }, { data: { Transaction: other } });
const accountAs = (AccountId: string) => ({ Account: [sampleAccount({ AccountId })] });
const one = sampleTransaction();
const two = sampleTransaction({ TransactionId: 'tra-2', Amount: { Amount: '5.00', Currency: 'GBP' } });
const four = (changes: object = {}) => sampleTransaction({ Status: 'BOOK', ...changes });
const fourTwo = { ...two, Status: 'BOOK' };

const kinds = Object.keys(idNames) as readonly RecordName[];

interface Listed extends Pair {
  readonly name: RecordName;
}

/** Lists of records that both sides show in full. */
function* wholeLists(evidence: Evidence, probe?: 'happy' | 'filter'): Generator<Listed> {
  for (const pair of answeredPairs(evidence)) {
    const { operation: id, probe: tried } = pair.own.about;
    const name = id === undefined || !answersWithList(id) ? undefined : recordNameOf(id);
    if (name === undefined || (probe !== undefined && tried !== probe)) continue;
    if (isWhole(pair.own) && isWhole(pair.other)) yield { ...pair, name };
  }
}

/** What of two whole lists of the same length has a name of its own. */
function idsOf(pair: Listed): { readonly own: readonly string[]; readonly other: readonly string[] } {
  const sides = sidesOf(pair, pair.name);
  const ids = (found: typeof sides.own) => found.flatMap((each) => keyOf(pair.name, each) ?? []);
  return { own: ids(sides.own), other: ids(sides.other) };
}

const inOrder = (ids: readonly string[]) => [...ids].sort();

/** Members whose value is the same in any version: an amount with its currency, an indicator, a date-time. */
function factsOf(value: JsonObject): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(
    ([name, member]) =>
      name === 'CreditDebitIndicator' ||
      (name.endsWith('DateTime') && typeof member === 'string') ||
      (isObject(member) && textAt(member, 'Amount') !== undefined),
  );
}

function sameFact(own: unknown, other: unknown): boolean {
  if (isObject(own) && isObject(other)) {
    return sameJson(pick(own, ['Amount', 'Currency']), pick(other, ['Amount', 'Currency']));
  }
  return own === other || sameInstant(own, other) === true;
}

/** When and how much: what tells entries apart without their ids. */
function outlineOf(found: Pick<Listed['own'], never> & { readonly value: JsonObject }): string {
  const booked = Date.parse(textAt(found.value, 'BookingDateTime') ?? '');
  return `${booked} ${textAt(found.value, 'Amount', 'Amount')} ${textAt(found.value, 'CreditDebitIndicator')}`;
}

export default [
  dualRule({
    id: 'AISP-DUAL-015',
    level: 'SHOULD',
    title: 'The accounts of a consent and their AccountIds are the same in both versions',
    matters:
      'An AccountId is what a TPP keeps its records by; another one for the same account makes it a second account.',
    needs: 'the accounts of a consent, whole, from both versions',
    waitsFor: (evidence) => tellerOfIds(evidence, ['Account']),
    *judge(evidence) {
      for (const pair of wholeLists(evidence)) {
        if (pair.name !== 'Account') continue;
        const { own, other } = idsOf(pair);
        const same = sameJson(inOrder(own), inOrder(other));
        if (!same && idsMove(evidence, 'Account')) continue;
        yield look({ exchange: pair.other }, same, 'Expected the accounts of version 3.1', beside(other, own));
      }
    },
    accept: {
      'the same account': told('GET /accounts', { Account: [sampleAccount()] }, { Account: [sampleAccount()] }),
    },
    reject: {
      'another id': told(
        'GET /accounts',
        { Account: [sampleAccount()] },
        { Account: [sampleAccount({ AccountId: 'x' })] },
      ),
      'one is missing': told('GET /accounts', { Account: [sampleAccount()] }, { Account: [] }),
    },
    silent: {
      'the ids are others on each call of version 3.1, too': [
        ...told('GET /accounts', accountAs('acc-1'), accountAs('acc-1-c')),
        { operation: 'GET /accounts', probe: 'repeat', follows: 'x1', data: accountAs('acc-1-b') },
      ],
    },
  }),
  dualRule({
    id: 'AISP-DUAL-016',
    level: 'SHOULD',
    title: 'Records have the same ids in both versions',
    matters: 'With other ids on the new path every payment of years shows up a second time at a TPP that moves.',
    needs: 'a list of records with ids, whole and equally long, from both versions',
    waitsFor(evidence) {
      const names = [...wholeLists(evidence)].map(({ name }) => name).filter((name) => name !== 'Account');
      return tellerOfIds(evidence, names);
    },
    *judge(evidence) {
      for (const pair of wholeLists(evidence)) {
        const { own, other } = idsOf(pair);
        if (pair.name === 'Account' || own.length === 0 || own.length !== other.length) continue;
        const same = sameJson(inOrder(own), inOrder(other));
        if (!same && idsMove(evidence, pair.name)) continue;
        yield look({ exchange: pair.other }, same, 'Expected the ids of version 3.1', beside(other, own));
      }
    },
    accept: {
      'in another order': list([one, two], [fourTwo, four()]),
      'beside one for which 3.1 has no word': list([one], [four(), { ...fourTwo, Status: 'INFO' }]),
    },
    reject: { 'another id': list([one], [four({ TransactionId: 'tra-9' })]) },
    silent: {
      'the ids are others when version 3.1 is asked again, too': [
        ...list([one], [four({ TransactionId: 'tra-9' })]),
        { operation, probe: 'repeat', follows: 'x1', data: { Transaction: [{ ...one, TransactionId: 'tra-5' }] } },
      ],
    },
  }),
  dualRule({
    id: 'AISP-DUAL-017',
    level: 'SHOULD',
    title: 'A list has as many records in either version, but for what the other has no word for',
    matters: 'A record that only one path shows is lost to whoever reads the other.',
    needs: 'a list, whole, from both versions',
    *judge(evidence) {
      for (const pair of wholeLists(evidence, 'happy')) {
        if (pair.name === 'Account' || pair.name === 'Balance') continue;
        const { own, other } = sidesOf(pair, pair.name);
        const same = own.length === other.length;
        const what = 'Expected as many records as in version 3.1';
        yield look({ exchange: pair.other }, same, what, beside(other.length, own.length));
      }
    },
    accept: {
      'one each': list([one], [four()]),
      'one is announced': list([one], [four(), { ...fourTwo, Status: 'FUTR' }]),
    },
    reject: { 'one is missing': list([one, two], [four()]) },
    silent: {
      'there are more pages, to which no link leads': both(
        { operation, body: { Data: { Transaction: [one, two] }, Meta: { TotalPages: 2 } } },
        { body: { Data: { Transaction: [four()] }, Meta: { TotalPages: 2 } } },
      ),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-018',
    level: 'SHOULD',
    title: 'The amounts, currencies, indicators and dates of a record are the same in both versions',
    matters: 'Two paths that tell two amounts of one payment leave a TPP with two truths and no way to know which.',
    needs: 'a record that both versions show under one id',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, ...kinds)) {
        if (!isSettled(own) || !isSettled(other)) continue;
        const facts = factsOf(own.value).filter(([name]) => other.value[name] !== undefined);
        const differing = facts.filter(([name, value]) => !sameFact(value, other.value[name])).map(([name]) => name);
        if (facts.length === 0) continue;
        const [is, was] = [pick(other.value, differing), pick(own.value, differing)];
        yield look(other, differing.length === 0, 'Expected the amounts and dates of version 3.1', beside(is, was));
      }
    },
    accept: { alike: list([one], [four({ BookingDateTime: '2026-03-10T10:42:26+01:00' })]) },
    reject: {
      'another amount': list([one], [four({ Amount: { Amount: '4.90', Currency: 'GBP' } })]),
      'another day': list([one], [four({ BookingDateTime: '2026-03-11T09:42:26+00:00' })]),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-034',
    level: 'SHOULD',
    title: 'A filter selects the same records in both versions',
    matters: 'A filter that means another day on the new path leaves gaps in what a TPP fetches day by day.',
    scenarios: ['both-versions', 'filters', 'reads'],
    needs: 'a filtered list, whole, from both versions',
    *judge(evidence) {
      for (const pair of wholeLists(evidence, 'filter')) {
        const { own, other } = sidesOf(pair, pair.name);
        const [is, was] = [other, own].map((found) => found.map(outlineOf).sort());
        yield look({ exchange: pair.other }, sameJson(is, was), 'Expected the records of version 3.1', beside(is, was));
      }
    },
    accept: { alike: filtered([one, two], [fourTwo, four()]) },
    reject: { 'one more': filtered([one], [four(), fourTwo]) },
  }),
  dualRule({
    id: 'AISP-DUAL-037',
    level: 'SHOULD',
    title: 'Records come in the same order and in pages of the same size in both versions',
    matters: 'A TPP that reads only what is newest finds the oldest where the new path turns the order round.',
    needs: 'a list with several records from both versions',
    *judge(evidence) {
      for (const pair of answeredPairs(evidence)) {
        const { operation: id } = pair.own.about;
        const name = id === undefined || !answersWithList(id) ? undefined : recordNameOf(id);
        if (name === undefined) continue;
        const [own, other] = [pair.own, pair.other].map((each) =>
          recordsOf(each, name).flatMap((found) => keyOf(name, found) ?? []),
        );
        if (own === undefined || other === undefined) continue;
        const shared = (ids: readonly string[], others: readonly string[]) =>
          ids.filter((each) => others.includes(each));
        const [is, was] = [shared(other, own), shared(own, other)];
        if (was.length > 1)
          yield look({ exchange: pair.other }, sameJson(is, was), 'Expected the order of version 3.1', is);
        if (isWhole(pair.own) || isWhole(pair.other) || own.length === 0) continue;
        const what = 'Expected pages of the size of version 3.1';
        yield look({ exchange: pair.other }, own.length === other.length, what, beside(other.length, own.length));
      }
    },
    accept: { 'the same order': list([one, two], [four(), fourTwo]) },
    reject: { 'turned round': list([one, two], [fourTwo, four()]) },
  }),
];
