import type { respelled } from '../../../schemas/codes/respelled.ts';
import type { RecordedExchange } from '../../core/archive.ts';
import { both, dualRule, told } from '../../core/dual/dual-rule.ts';
import { answeredPairs, codeFor, pairsOf } from '../../core/dual/pairs.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { json } from '../../core/evidence.ts';
import { interfacePath, plainPath } from '../../core/interface-path.ts';
import { isObject, objectAt, walk } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sampleAccount, sampleTransaction } from '../../core/sample-records.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const refusal = (ErrorCode: string) => ({ Id: 'e', Errors: [{ ErrorCode, Message: 'Refused' }] });
const unknownAccount = (own: string, other: string, status = 400) =>
  both(
    {
      operation: 'GET /accounts/{AccountId}',
      probe: 'unknown-id',
      variant: 'account',
      status: 400,
      body: refusal(own),
    },
    { status, body: refusal(other) },
  );

/** The members of answers whose words version 4 spells otherwise, and the list of each. */
const spelled: Readonly<Record<string, keyof typeof respelled>> = {
  AddressType: 'addressType',
  ErrorCode: 'errorCode',
  Status: 'entryStatus',
  SubType: 'amountSubType',
  Type: 'balanceType',
};

/** Where a Status is that of an entry: an account kept its words, Pending among them, and consents have a rule of their own. */
const spelledStatus = /^\/Data\/Transaction\/\d+\/Status$/;

/** Words of 3.1 in an answer, each with its pointer and its code. */
function* wordsIn(exchange: RecordedExchange) {
  for (const { name, value, pointer, parent } of walk(json(exchange))) {
    const list = Object.hasOwn(spelled, name) ? spelled[name] : undefined;
    if (list === undefined || typeof value !== 'string' || !isObject(parent)) continue;
    if (name === 'Status' && !spelledStatus.test(pointer)) continue;
    yield { pointer, value, code: codeFor(list, value) };
  }
}

const linksInto = (version: string) =>
  both(
    { operation: 'GET /accounts', data: { Account: [sampleAccount()] } },
    {
      body: {
        Data: { Account: [sampleAccount()] },
        Links: { Self: `https://bank.example/open-banking/${version}/aisp/accounts` },
      },
    },
  );

export default [
  dualRule({
    id: 'AISP-DUAL-032',
    level: 'SHOULD',
    title: 'A call that is wrong in itself is refused in both versions with the same status, and with codes that map',
    matters:
      'Code that handles errors is ported by a table of codes; where one call fails in two ways the table is no use.',
    scenarios: ['both-versions', 'routing', 'missing-permissions'],
    needs: 'a call that both versions refuse',
    *judge(evidence) {
      for (const { own, other } of pairsOf(evidence)) {
        const isAccess = own.about.probe === 'missing-permission' || own.about.probe === 'foreign-account';
        const [wanted, status] = [statusOf(own), statusOf(other)];
        if (isSuccess(own) || (own.about.probe !== 'unknown-id' && !isAccess)) continue;
        if (!isAccess)
          yield look({ exchange: other }, status === wanted, `Expected ${wanted}, as in version 3.1`, status);
        if (status !== wanted) continue;
        const codes = errorDetails(own).flatMap(({ code }) => codeFor('errorCode', code) ?? []);
        for (const { code, pointer } of errorDetails(other)) {
          // What is no code of Open Banking says what 3.1 has no word for.
          if (codes.length === 0 || code === undefined || !/^U\d{3}$/.test(code)) continue;
          const place = below({ exchange: other, pointer }, 'ErrorCode');
          yield look(place, codes.includes(code), `Expected ${codes.join(' or ')}`, code);
        }
      }
    },
    accept: { 'its code': unknownAccount('UK.OBIE.Resource.NotFound', 'U011') },
    reject: {
      'another code': unknownAccount('UK.OBIE.Resource.NotFound', 'U002'),
      'another status': unknownAccount('UK.OBIE.Resource.NotFound', 'U011', 404),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-033',
    level: 'SHOULD',
    title: 'The Links of an answer stay in the version that was called',
    matters: 'A client that follows Next into the other version reads its second page in words it does not know.',
    needs: 'an answer with Links in version 4',
    *judge(evidence, { release, basePath, beside: face }) {
      if (face === undefined) return;
      const [ours, theirs] = [
        interfacePath({ release, ...(basePath === undefined ? {} : { basePath }) }),
        interfacePath(face),
      ];
      for (const { other } of answeredPairs(evidence)) {
        for (const [name, text] of Object.entries(objectAt(json(other), 'Links') ?? {})) {
          if (typeof text !== 'string') continue;
          const path = plainPath(URL.canParse(text) ? new URL(text).pathname : text);
          const strays = ours !== '' && path.includes(`${ours}/`) && !path.includes(`${theirs}/`);
          yield look(
            { exchange: other, pointer: `/Links/${name}` },
            !strays,
            'Expected a link into the version that was called',
            text,
          );
        }
      }
    },
    accept: { 'into version 4': linksInto('v4.0') },
    reject: { 'into version 3.1': linksInto('v3.1') },
  }),
  dualRule({
    id: 'AISP-DUAL-036',
    level: 'MUST NOT',
    title: 'No word of version 3.1 that has another spelling in version 4 stands in an answer of version 4',
    matters: 'A client of version 4 compares with BOOK and PDNG: an entry that says Booked is in neither heap.',
    needs: 'an answer of version 4 with a value of a list that was spelled anew',
    *judge(evidence) {
      for (const { other } of pairsOf(evidence)) {
        const { operation } = other.about;
        for (const { pointer, value, code } of wordsIn(other)) {
          // That a consent has the codes of version 4 has a rule of its own.
          if (operation?.includes('consents') && isSuccess(other)) continue;
          yield look({ exchange: other, pointer }, code === undefined, `Expected ${code} in version 4`, value);
        }
      }
    },
    accept: {
      'in codes': told(
        'GET /transactions',
        { Transaction: [sampleTransaction()] },
        { Transaction: [codedEntry('BOOK')] },
      ),
      'with a word that no version has for an entry, which is for another rule': told(
        'GET /transactions',
        { Transaction: [sampleTransaction({ Status: 'Authorised' })] },
        { Transaction: [codedEntry('Authorised')] },
      ),
      'beside an account that is pending': [
        ...told('GET /transactions', { Transaction: [sampleTransaction()] }, { Transaction: [codedEntry('BOOK')] }),
        ...both(
          { operation: 'GET /accounts', data: { Account: [sampleAccount({ Status: 'Pending' })] } },
          { data: { Account: [sampleAccount({ Status: 'Pending' })] }, follows: 'x3' },
        ),
      ],
    },
    reject: {
      'in words': told(
        'GET /transactions',
        { Transaction: [sampleTransaction()] },
        { Transaction: [codedEntry('Booked')] },
      ),
    },
  }),
];

function codedEntry(Status: string) {
  return sampleTransaction({ Status, Balance: undefined });
}
