import { beside } from '../../core/beside.ts';
import { isClear } from '../../core/card-numbers.ts';
import { showsDetail } from '../../core/dual/by-itself.ts';
import { both, dualRule, told } from '../../core/dual/dual-rule.ts';
import { answeredPairs, codeFor, isWordOfThree, recordPairs } from '../../core/dual/pairs.ts';
import { json } from '../../core/evidence.ts';
import { at, isObject, type JsonObject, sameJson, textAt, walk } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const accounts = (own: object, other: object) =>
  told('GET /accounts', { Account: [sampleAccount({ ...own })] }, { Account: [sampleAccount({ ...other })] });
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
        if (own.about.operation?.includes('consents') || showsDetail(own)) continue;
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
    silent: {
      'version 3.1 shows Detail members under Basic, too': both(
        { operation: 'GET /accounts', consent: 'basic', data: { Account: [{ AccountId: 'a', Servicer: {} }] } },
        { data: { Account: [{ AccountId: 'a', StatementFrequencyAndFormat: [] }] } },
      ),
    },
  }),
];

const onlyFour = /^(UltimateCreditor|UltimateDebtor|IntermediaryAgent\d?|StatementFrequencyAndFormat|Proxy)$/;
