import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Finding, Verdict } from '../reports/contract/index.ts';
import { redaction } from '../reports/redact/redact.ts';
import { secrets, visible } from './support/planted-secrets.ts';
import { exchange, exchanges, records } from './support/secret-exchanges.ts';

const key = Buffer.alloc(32, 7);

const redact = redaction(exchanges, key);
const redacted = exchanges.map(redact.exchange);
const all = JSON.stringify(redacted);
const bodyOf = (id: string): string => redacted.find((each) => each.id === id)?.response?.body ?? '';

function messageOf(finding: Omit<Finding, 'exchange'>): string {
  const verdict: Verdict = {
    id: 'AISP-ACC-001',
    title: 'Holds',
    level: 'MUST',
    group: 'ACC',
    outcome: 'fail',
    checked: 1,
    findings: [{ ...finding, exchange: 'x1' }],
    clause: { title: 'Accounts' },
  };
  return redact.verdict(verdict).findings[0]?.message ?? '';
}

describe('redaction', () => {
  for (const secret of secrets) {
    it(`leaves nothing of ${secret}`, () => assert.ok(!all.includes(secret)));
  }

  for (const value of visible) {
    it(`leaves ${value} readable`, () => assert.ok(all.includes(value)));
  }

  it('gives equal values equal masks, wherever they stand', () => {
    const body = JSON.parse(bodyOf('x1'));
    const [sortCode, iban, , pan] = body.Data.Account[0].Account;
    assert.equal(iban.Name, sortCode.Name);
    assert.equal(iban.Identification.slice(-14), sortCode.Identification);
    assert.ok(
      bodyOf('x2').includes(`Account ${sortCode.Identification} of ${sortCode.Name}, ${body.Data.Party.EmailAddress}`),
    );
    assert.equal(bodyOf('x2').slice(-21, -2).replaceAll(' ', ''), pan.Identification);
    assert.ok(bodyOf('x3').includes(`<title>${sortCode.Name}</title>`));
    assert.ok(bodyOf('x3').replaceAll(' ', '').includes(iban.Identification));
  });

  it('gives different values different masks, and other masks under another key', () => {
    const other = redaction(exchanges).exchange(records).response?.body ?? '';
    const [name, also] = [bodyOf('x1'), other].map((body) => JSON.parse(body).Data.Account[0].Account[0].Name);
    assert.notEqual(name, also);
    assert.notEqual(JSON.parse(bodyOf('x1')).Data.Party.Name, name);
  });

  it('keeps the length and the character classes of personal values', () => {
    const classes = (text: string): string =>
      text
        .replace(/\p{Lu}/gu, 'A')
        .replace(/\p{Ll}/gu, 'a')
        .replace(/\d/g, '9');
    assert.equal(classes(bodyOf('x1')), classes(records.response?.body ?? ''));
  });

  it('keeps what a bank masked itself, and the relation of the last four digits', () => {
    const { Account } = JSON.parse(bodyOf('x1')).Data.Account[0];
    assert.match(Account[2].Identification, /^x{12}\d{4}$/);
    assert.equal(Account[2].Identification.slice(-4), Account[3].Identification.slice(-4));
  });

  it('keeps white space, order, doubled members and the notation of numbers', () => {
    const body = '{ "B" : 1.0,\n "A":[1e3 , true,null], "A" : "\\u0041" , "Name":"Abc" }';
    const text = redaction([], key).exchange(exchange('x1', body)).response?.body ?? '';
    assert.equal(text.replace(/"[A-Z][a-z]{2}" \}$/, '"Abc" }'), body);
  });

  it('keeps a masked number a number', () => {
    const { Identification } = JSON.parse(bodyOf('x7')).Data.Account[0];
    assert.equal(typeof Identification, 'number');
    assert.equal(String(Identification).length, 14);
  });

  it('tells of a body that is no text only how it begins', () => {
    assert.equal(bodyOf('x5'), '[withheld: application/pdf, begins with "%PDF-"]');
    assert.match(bodyOf('x8'), /^\[withheld: text\/csv/);
  });

  it('keeps the names that the recorder gave to tokens', () => {
    const named = {
      ...records,
      request: { ...records.request, headers: [['authorization', 'Bearer {detail}']] as const },
    };
    assert.deepEqual(redact.exchange(named).request.headers, [['authorization', 'Bearer {detail}']]);
  });

  it('drops what the contract does not know', () => {
    const stray = { ...records, about: { accountId: 'sekret' } };
    assert.ok(!JSON.stringify(redact.exchange(stray)).includes('sekret'));
  });

  it('masks the values in messages as in bodies', () => {
    const { Account } = JSON.parse(bodyOf('x1')).Data.Account[0];
    const place = '/Data/Account/0/Account/0/Identification';
    assert.equal(
      messageOf({ message: 'Expected "Identification" of 8 digits; got "80200110203345"', pointer: place }),
      `Expected "Identification" of 8 digits; got "${Account[0].Identification}"`,
    );
    assert.equal(
      messageOf({ message: 'Expected no names; got {"Name":"Mr Rhydian Tregarth","Status":"Booked"}' }),
      `Expected no names; got {"Name":"${Account[0].Name}","Status":"Booked"}`,
    );
    assert.doesNotMatch(messageOf({ message: 'Expected; got "Cash from Aub…' }), /Cash|Aub/);
    assert.doesNotMatch(messageOf({ message: 'Expected; got "Bob"', pointer: '/Data/Party/Name' }), /Bob/);
    assert.doesNotMatch(messageOf({ message: 'Expected; got 80200110203345', pointer: place }), /80200110203345/);
  });

  it('leaves the words of its own messages alone, whatever a bank calls its customers', () => {
    const body =
      '{"Data":{"Account":[{"Nickname":"in a","Description":"such as","Account":[{"Name":"Of the bank"}]}]}}';
    const odd = redaction([exchange('x1', body)], key);
    const said = 'Expected a code in a namespace such as UK.OBIE';
    const place = { pointer: '/Data/Account/0/Account/0/Name', exchange: 'x1' };
    const verdict = odd.verdict({
      ...{ id: 'AISP-ERR-001', title: 'A code stands in a namespace', level: 'MUST', group: 'ERR', outcome: 'fail' },
      ...{ checked: 1, clause: { title: 'Errors' }, reason: 'There is none in a body such as this.' },
      findings: [{ ...place, message: `${said}; got "in a"` }],
    });
    assert.equal(verdict.title, 'A code stands in a namespace');
    assert.equal(verdict.reason, 'There is none in a body such as this.');
    assert.match(verdict.findings[0]?.message ?? '', new RegExp(`^${said}; got "[^"]+"$`));
    assert.doesNotMatch(verdict.findings[0]?.message ?? '', /got "in a"/);
  });

  it('leaves what a bank masked itself as it is', () => {
    const body = JSON.stringify({ Data: { Party: { Identification: '************8466' } } });
    const shown = redaction([exchange('x1', body)], key).exchange(exchange('x1', body)).response?.body ?? '';
    assert.match(shown, /"\*{12}\d{4}"/);
  });

  it('masks the number of a legal entity so that its check digits are right where they were, and wrong where they were wrong', () => {
    const isRight = (lei: string): boolean => {
      const digits = [...lei].map((each) => Number.parseInt(each, 36)).join('');
      return BigInt(digits) % 97n === 1n;
    };
    // One that begins like an IBAN, too.
    for (const lei of [
      '5493001KJTIIGC8Y1R12',
      '9845007KX4Y2MN81QP42',
      '5493001KJTIIGC8Y1R13',
      'AB12001KJTIIGC8Y1R93',
    ]) {
      const body = JSON.stringify({ Data: { Party: { PartyId: 'p', LEI: lei } } });
      const masked = JSON.parse(
        redaction([exchange('x1', body)], key).exchange(exchange('x1', body)).response?.body ?? '',
      );
      const found = String(masked.Data.Party.LEI);
      assert.match(found, /^[A-Z0-9]{18}\d{2}$/);
      assert.notEqual(found, lei);
      assert.equal(isRight(found), isRight(lei), `${lei} became ${found}`);
    }
  });

  it('leaves the codes and members of the standard readable in an object, and masks what is personal beside them', () => {
    const shown = {
      Status: 'CANC',
      StatusReason: [
        { StatusReasonCode: 'U036', Path: 'Data.Permissions', StatusReasonDescription: 'Mrs Quillfeather left' },
      ],
      LEI: '5493001KJTIIGC8Y1R12',
      CategoryPurposeCode: 'SALA',
      Nickname: 'POPE',
      UltimateDebtor: { Name: 'Quillfeather' },
    };
    const message = messageOf({
      message: `Expected the consent; got ${JSON.stringify(shown)} instead of {"Status":"AWAU"}`,
      pointer: '/Data',
    });
    for (const kept of ['"CANC"', '"U036"', '"AWAU"', '"Data.Permissions"', '"SALA"', '"LEI"', '"UltimateDebtor"']) {
      assert.ok(message.includes(kept), `${kept} in ${message}`);
    }
    for (const hidden of ['POPE', 'Quillfeather', '5493001KJTIIGC8Y1R12'])
      assert.ok(!message.includes(hidden), message);
    const listed = 'Expected the reasons of version 3.1; got ["U036","U004"] instead of ["ACTV"]';
    assert.equal(messageOf({ message: listed, pointer: '/Errors/0/ErrorCode' }), listed);
    const own = messageOf({
      message: 'Expected nothing; got {"Holder":"POPE","Status":"Mrs Quillfeather"}',
      pointer: '/Data',
    });
    assert.doesNotMatch(own, /POPE|Quillfeather/);
  });

  it('takes words after Basic for words, and credentials for credentials', () => {
    for (const words of ['needs a consent with Basic permissions only', 'It needs Basic credentials. Run again.']) {
      assert.equal(redact.text(words), words);
    }
    assert.doesNotMatch(redact.text('sent Basic dXNlcjpwYXNzd29yZA=='), /dXNlcjpwYXNz/);
  });

  it('leaves messages about codes, ids and figures alone', () => {
    for (const message of [
      'Expected Type to be one of the enumeration; got "Expectd"',
      'Expected the AccountId of the path; got "22289000000001"',
      'Expected 2019-05-03T00:00:00+00:00 or later; got "2019-05-02T23:59:59+00:00"',
      'Expected x-fapi-interaction-id 93bac548-d2de-4546-b106-880a5018460d; got nothing',
    ]) {
      assert.equal(messageOf({ message, pointer: '/Data/Balance/0/Type' }), message);
    }
  });

  it('comes to an end on hostile text', { timeout: 120_000 }, () => {
    const hostile = [
      '"'.repeat(50_000),
      'a.'.repeat(25_000),
      'GB29'.repeat(12_500),
      '='.repeat(50_000),
      '[{'.repeat(25_000),
      '[{"Name":'.repeat(12_500),
      '1 '.repeat(25_000),
    ];
    for (const body of hostile) {
      const redacted = redaction([exchange('x1', `${body}@`, { type: 'text/html' })], key).exchange(
        exchange('x1', body),
      );
      assert.equal(redacted.id, 'x1');
    }
  });
});
