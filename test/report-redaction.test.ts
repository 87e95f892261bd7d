import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redaction } from '../reports/redact/redact.ts';
import { secrets, visible } from './support/planted-secrets.ts';
import { exchange, exchanges, records } from './support/secret-exchanges.ts';

const key = Buffer.alloc(32, 7);

const redact = redaction(exchanges, key);
const redacted = exchanges.map(redact.exchange);
const all = JSON.stringify(redacted);
const bodyOf = (id: string): string => redacted.find((each) => each.id === id)?.response?.body ?? '';

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

  it('leaves the words of our own sentences alone, whatever a bank calls its customers', () => {
    const body =
      '{"Data":{"Account":[{"Nickname":"in a","Description":"such as","Account":[{"Name":"Of the bank"},{"Name":"expireConsent"}]}]}}';
    const { json } = redaction([exchange('x1', body)], key);
    for (const said of [
      'The configuration has no "bankSide.expireConsent": name the request that makes this test bank expire a consent.',
      'There is none in a body such as this.',
      'Set "tokens.parameters.selectSome" so that it selects fewer (accounts of the PSU).',
    ]) {
      assert.equal(json(said), said);
    }
    assert.match(
      String(json('The bank answered "Ask Mr Tregarth (Aoife)".')),
      /^The bank answered "Ask Mr [^T"]+ \([^A"]+\)"\.$/,
    );
  });

  it('masks a short or common value in its own member, and leaves it wherever else it stands', () => {
    for (const value of ['2026-05', '2026', 'GET', 'true', 'Data', 'account', 'A', '7', 'GBP', '10.00', '20260301']) {
      const url = `https://bank.example/open-banking/v3.1/aisp/accounts/1/${value}?fromBookingDateTime=2026-05-01T10:00:00Z`;
      const body = JSON.stringify({
        Data: {
          Statement: [{ StatementId: '1', StatementReference: value, EndDateTime: '2026-05-31T00:00:00+00:00' }],
        },
        Links: { Self: url },
      });
      const own = exchange('x1', body, { url });
      const shown = redaction([own], key).exchange(own);
      assert.equal(shown.request.url, url);
      assert.equal(
        shown.response?.body.replace(/"StatementReference":"[^"]*"/, `"StatementReference":"${value}"`),
        body,
      );
      assert.notEqual(shown.response?.body, body, value);
    }
  });

  it('keeps dates dates: the order and the time of day stay', () => {
    const days = ['2024-02-29', '2026-01-31', '2026-02-01T10:30:00.123Z', '2026-05', '2026-06'];
    const body = JSON.stringify({ Data: { Transaction: days.map((day) => ({ TransactionReference: day })) } });
    const own = exchange('x1', body);
    const shown = JSON.parse(redaction([own], key).exchange(own).response?.body ?? '').Data.Transaction.map(
      ({ TransactionReference }: { readonly TransactionReference: string }) => TransactionReference,
    );
    assert.deepEqual(shown.slice(0, 3), shown.slice(0, 3).toSorted());
    assert.ok(shown[3] < shown[4]);
    assert.match(shown[2], /^\d{4}-\d\d-\d\dT10:30:00\.123Z$/);
    for (const [index, day] of shown.entries()) {
      assert.ok(!Number.isNaN(Date.parse(day)), day);
      assert.notEqual(day, days[index]);
    }
  });

  it('gives different values different masks, however short they are and however many', () => {
    const values = [
      ...'abcdefghijklmnopqrstu',
      ...'ABCDEFGHIJ',
      ...'123456',
      'Al',
      'Bo',
      'Cy',
      'Di',
      'Ed',
      'Flo',
      'Gus',
      'Hal',
    ];
    const body = JSON.stringify({ Data: { Account: values.map((Nickname) => ({ Nickname })) } });
    const own = exchange('x1', body);
    const shown: readonly { readonly Nickname: string }[] = JSON.parse(
      redaction([own], key).exchange(own).response?.body ?? '',
    ).Data.Account;
    assert.equal(new Set(shown.map(({ Nickname }) => Nickname)).size, values.length);
    assert.deepEqual(
      shown.filter(({ Nickname }, index) => Nickname === values[index]),
      [],
    );
  });

  it('keeps the notation of numbers', () => {
    const body = '{"Data":{"Account":[{"Nickname":1e5},{"Nickname":-0.5},{"Nickname":12.50},{"Nickname":0}]}}';
    const own = exchange('x1', body);
    const shown = redaction([own], key).exchange(own).response?.body ?? '';
    assert.match(shown, /\[\{"Nickname":\de5\},\{"Nickname":-0\.\d\},\{"Nickname":\d\d\.\d\d\},\{"Nickname":0\}\]/);
    JSON.parse(shown);
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

  it('takes words after Basic for words, and credentials for credentials', () => {
    for (const words of ['needs a consent with Basic permissions only', 'It needs Basic credentials. Run again.']) {
      assert.equal(redact.text(words), words);
    }
    assert.doesNotMatch(redact.text('sent Basic dXNlcjpwYXNzd29yZA=='), /dXNlcjpwYXNz/);
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
