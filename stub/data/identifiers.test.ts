import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  companyNumber,
  iban,
  otherBanks,
  ownBank,
  pan,
  phone,
  postcode,
  sortCodeAccountNumber,
  vatNumber,
} from './identifiers.ts';
import { stream } from './random.ts';

const streams = Array.from({ length: 200 }, (_, i) => stream(1, 'identifiers', i));

/** ISO 13616 check, written anew on big integers. */
function ibanRemainder(text: string): bigint {
  const rearranged = text.slice(4) + text.slice(0, 4);
  return BigInt([...rearranged].map((char) => Number.parseInt(char, 36)).join('')) % 97n;
}

test('the IBAN check used here accepts the example of the registry and refuses a changed one', () => {
  assert.equal(ibanRemainder('GB29NWBK60161331926819'), 1n);
  assert.notEqual(ibanRemainder('GB29NWBK60161331926818'), 1n);
});

test('sort codes begin with 00, IBANs hold sort code and account number and check out', () => {
  for (const draw of streams) {
    for (const bank of [ownBank, ...otherBanks]) {
      const number = sortCodeAccountNumber(bank, draw);
      assert.match(number, /^00\d{12}$/);
      const text = iban(bank, number);
      assert.match(text, /^GB\d{2}[A-Z]{4}\d{14}$/);
      assert.ok(text.endsWith(number));
      assert.equal(ibanRemainder(text), 1n, text);
      assert.match(bank.bic, /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
      assert.equal(bank.code, bank.bic.slice(0, 4));
    }
  }
});

test('card numbers pass the Luhn check and stay in test ranges', () => {
  for (const draw of streams) {
    for (const scheme of ['VISA', 'MasterCard'] as const) {
      const number = pan(scheme, draw);
      assert.match(number, scheme === 'VISA' ? /^400000\d{10}$/ : /^555555\d{10}$/);
      const sum = [...number].reduceRight((total, char, i) => {
        const value = Number(char) * ((number.length - i) % 2 === 0 ? 2 : 1);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
      assert.equal(sum % 10, 0, number);
    }
  }
});

test('VAT numbers check out modulo 97, company numbers have eight digits, both in ranges not issued', () => {
  for (const draw of streams) {
    const vat = vatNumber(draw);
    assert.match(vat, /^GB9[56]\d{7}$/);
    const weighted = [...vat.slice(2, 9)].reduce((total, char, i) => total + Number(char) * (8 - i), 0);
    assert.equal((weighted + Number(vat.slice(9))) % 97, 0, vat);
    assert.match(companyNumber(draw), /^9\d{7}$/);
  }
});

test('telephone numbers are those kept for drama, postcodes lie in areas that do not exist', () => {
  for (const draw of streams) {
    assert.match(phone('mobile', draw), /^\+44-7700900\d{3}$/);
    assert.match(phone('landline', draw), /^\+44-(2079460|1134960|1614960)\d{3}$/);
    assert.match(postcode(draw), /^[QX][A-Z]\d{1,2} \d[A-Z]{2}$/);
  }
});
