import { beside } from '../../core/beside.ts';
import { isClear } from '../../core/card-numbers.ts';
import { both, dualRule, told } from '../../core/dual/dual-rule.ts';
import { answeredPairs, codeFor, isWordOfThree, recordPairs } from '../../core/dual/pairs.ts';
import { type Evidence, json, recordsOf } from '../../core/evidence.ts';
import { at, isObject, type JsonObject, sameJson, textAt, walk } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sampleAccount, sampleBalance } from '../../core/sample-records.ts';

const accounts = (own: object, other: object) =>
  told('GET /accounts', { Account: [sampleAccount({ ...own })] }, { Account: [sampleAccount({ ...other })] });
const balances = (own: readonly object[], other: readonly object[]) =>
  told('GET /balances', { Balance: own.map(sampleOf) }, { Balance: other.map(sampleOf) });
const sampleOf = (changes: object) => sampleBalance({ ...changes });
const home = (AddressType: string) => ({ PartyId: 'par-1', Address: [{ AddressType, Country: 'GB' }] });

/** Kinds of account whose code says as much as their word: the others a bank tells as it sees fit. */
const typeCodes: Readonly<Record<string, string>> = {
  CurrentAccount: 'CACC',
  Savings: 'SVGS',
  Loan: 'LOAN',
  Mortgage: 'MORT',
  Wallet: 'WALT',
  CreditCard: 'CARD',
};

const isOf = (one: JsonObject) => (other: JsonObject) => other.AccountId === one.AccountId;

/** Balances of both sides, from answers to the same call. */
function* balancePairs(evidence: Evidence) {
  for (const { own, other } of answeredPairs(evidence)) {
    const ours = recordsOf(own, 'Balance');
    if (ours.length > 0) yield { ours, theirs: recordsOf(other, 'Balance'), other };
  }
}

/** The numbers of cards in a record, each as it is written. */
function cardNumbersOf(value: JsonObject): readonly string[] {
  return walk(value).flatMap(({ value: each }) => {
    const number = textAt(each, 'Identification');
    return number !== undefined && /(^|\.)PAN$/.test(textAt(each, 'SchemeName') ?? '') ? number : [];
  });
}

const addressTypes = (value: JsonObject): readonly string[] =>
  walk(value).flatMap(({ name, value: each }) => (name === 'AddressType' && typeof each === 'string' ? each : []));

const card = (Identification: string) => ({ Account: [{ SchemeName: 'UK.OBIE.PAN', Identification }] });

export default [
  dualRule({
    id: 'AISP-DUAL-019',
    level: 'SHOULD',
    title: 'A balance whose Type has a code in version 4 is there with the same amount; the cleared ones have none',
    matters: 'An available balance that differs by the path makes an affordability check a matter of the version.',
    needs: 'a balance of a type that has a code, from an account that version 4 shows balances of',
    *judge(evidence) {
      for (const { ours, theirs, other } of balancePairs(evidence)) {
        for (const { value } of ours) {
          const code = codeFor('balanceType', value.Type);
          const of = theirs.filter((each) => isOf(value)(each.value));
          const same = of.filter(({ value: its }) => its.Type === code || its.Type === value.Type);
          const rivals = ours.filter(({ value: its }) => isOf(value)(its) && its.Type === value.Type);
          if (code === undefined || of.length === 0 || rivals.length > 1 || same.length > 1) continue;
          const [found] = same;
          const wanted = { Amount: value.Amount, CreditDebitIndicator: value.CreditDebitIndicator };
          const got = found && { Amount: found.value.Amount, CreditDebitIndicator: found.value.CreditDebitIndicator };
          const holds = sameAmount(wanted, got);
          yield look(found ?? { exchange: other }, holds, `Expected the ${code} of version 3.1`, beside(got, wanted));
        }
      }
    },
    accept: {
      'by its code': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }]),
    },
    reject: {
      'another amount': balances([{}], [{ Type: 'ITAV', Amount: { Amount: '1.00', Currency: 'GBP' } }]),
      'left out': balances([{}, { Type: 'Expected' }], [{ Type: 'XPCD' }]),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-020',
    level: 'SHOULD NOT',
    title: 'No account has two balances of one Type in version 4 because a cleared one took the code of another',
    matters: 'A TPP that meets two available balances shows its customer one of them, and half the time the wrong one.',
    needs: 'balances from both versions',
    *judge(evidence) {
      for (const { ours, theirs } of balancePairs(evidence)) {
        for (const found of theirs) {
          const { value } = found;
          const alike = theirs.filter(({ value: its }) => isOf(value)(its) && its.Type === value.Type);
          const before = ours.filter(
            ({ value: its }) => isOf(value)(its) && codeFor('balanceType', its.Type) === value.Type,
          );
          const holds = alike.length <= Math.max(1, before.length);
          yield look(below(found, 'Type'), holds, 'Expected one balance of a Type for an account', value.Type);
        }
      }
    },
    accept: { 'the cleared one is left out': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }]) },
    reject: {
      'the cleared one as available': balances([{}, { Type: 'InterimCleared' }], [{ Type: 'ITAV' }, { Type: 'ITAV' }]),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-022',
    level: 'MUST',
    title: 'The AccountCategory of version 4 is the AccountType of version 3.1',
    matters: 'A personal account that becomes a business account with the path is offered what its owner may not have.',
    needs: 'an account with AccountType in version 3.1 and AccountCategory in version 4',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'Account')) {
        const { AccountType: was } = own.value;
        const { AccountCategory: is } = other.value;
        if (was === undefined || is === undefined) continue;
        yield look(
          below(other, 'AccountCategory'),
          is === was,
          'Expected the AccountType of version 3.1',
          beside(is, was),
        );
      }
    },
    accept: { alike: accounts({}, { AccountCategory: 'Personal' }) },
    reject: { otherwise: accounts({}, { AccountCategory: 'Business' }) },
  }),
  dualRule({
    id: 'AISP-DUAL-023',
    level: 'SHOULD',
    title: 'AccountTypeCode is the code for the AccountSubType of version 3.1, where there is one that says as much',
    matters:
      'A savings account that turns into a loan with the path turns what its owner has into what its owner owes.',
    needs: 'an account with AccountSubType in version 3.1 and AccountTypeCode in version 4',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'Account')) {
        const code = typeCodes[String(own.value.AccountSubType)];
        const { AccountTypeCode: is } = other.value;
        if (code === undefined || is === undefined) continue;
        const what = `Expected ${code} for ${own.value.AccountSubType}`;
        yield look(below(other, 'AccountTypeCode'), is === code, what, is);
      }
    },
    accept: { 'its code': accounts({}, { AccountTypeCode: 'CACC' }) },
    reject: { 'another kind': accounts({}, { AccountTypeCode: 'LOAN' }) },
  }),
  dualRule({
    id: 'AISP-DUAL-024',
    level: 'SHOULD',
    title: 'The types of the addresses in a record map one to one',
    matters:
      'Letters go to where a bank says they go; a place of business told as a home sends them to the wrong door.',
    needs: 'a record with an AddressType in both versions',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'Account', 'Party', 'Beneficiary', 'Transaction')) {
        const was = addressTypes(own.value).map((word) => codeFor('addressType', word) ?? word);
        const is = addressTypes(other.value).map((word) =>
          isWordOfThree('addressType', word) ? codeFor('addressType', word) : word,
        );
        if (was.length === 0 || was.length !== is.length) continue;
        const same = sameJson([...is].sort(), [...was].sort());
        yield look(other, same, 'Expected the address types of version 3.1', beside(is, was));
      }
    },
    accept: { 'Residential is HOME': told('GET /party', { Party: home('Residential') }, { Party: home('HOME') }) },
    reject: { 'Residential is BIZZ': told('GET /party', { Party: home('Residential') }, { Party: home('BIZZ') }) },
  }),
  dualRule({
    id: 'AISP-DUAL-035',
    level: 'SHOULD',
    title: 'A card number is masked in both versions or in neither',
    matters: 'A number that one path hides and the other shows is not hidden: whoever wants it asks the other.',
    needs: 'an account that both versions show a card number of',
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'Account')) {
        const [was, is] = [own.value, other.value].map(cardNumbersOf);
        if (was === undefined || is === undefined || was.length === 0 || is.length === 0) continue;
        const same = was.some(isClear) === is.some(isClear);
        yield look(
          other,
          same,
          was.some(isClear) ? 'Expected it in clear' : 'Expected it masked',
          is.some(isClear) ? 'clear' : 'masked',
        );
      }
    },
    accept: { 'masked on both': accounts(card('************1234'), card('**** 1234')) },
    reject: { 'clear in version 4': accounts(card('************1234'), card('4929123412341234')) },
  }),
  dualRule({
    id: 'AISP-DUAL-013',
    level: 'SHOULD NOT',
    title: 'A Basic consent of version 3.1 shows no Detail member that only version 4 has',
    matters:
      'Who agreed to the outline alone did not agree to a landlord or a phone number that the new version has room for.',
    scenarios: ['both-versions', 'basic-view'],
    needs: 'records in version 4 under a consent of version 3.1 without any Detail permission',
    *judge(evidence) {
      for (const { own, other } of answeredPairs(evidence)) {
        const codes = evidence.permissionsOf(own);
        if (codes === undefined || codes.some((code) => code.endsWith('Detail')) || own.about.probe !== 'happy')
          continue;
        if (own.about.operation?.includes('consents')) continue;
        const shown = walk(at(json(other), 'Data'), '/Data').filter(
          ({ name, parent }) => isObject(parent) && onlyFour.test(name),
        );
        for (const { pointer } of shown)
          yield look({ exchange: other, pointer }, false, 'Expected no member of the Detail view');
        if (shown.length === 0) yield look({ exchange: other }, true, '');
      }
    },
    accept: {
      'the outline': both(
        { operation: 'GET /accounts', consent: 'basic', data: { Account: [{ AccountId: 'a' }] } },
        { data: { Account: [{ AccountId: 'a' }] } },
      ),
    },
    reject: {
      'how statements come': both(
        { operation: 'GET /accounts', consent: 'basic', data: { Account: [{ AccountId: 'a' }] } },
        { data: { Account: [{ AccountId: 'a', StatementFrequencyAndFormat: [] }] } },
      ),
    },
  }),
];

const onlyFour = /^(UltimateCreditor|UltimateDebtor|IntermediaryAgent\d?|StatementFrequencyAndFormat|Proxy)$/;

function sameAmount(wanted: JsonObject, got: JsonObject | undefined): boolean {
  if (got === undefined || wanted.CreditDebitIndicator !== got.CreditDebitIndicator) return false;
  return ['Amount', 'Currency'].every((name) => at(wanted, 'Amount', name) === at(got, 'Amount', name));
}
