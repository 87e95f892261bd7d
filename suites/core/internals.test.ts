import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { internalIn, internalInBody } from './internals.ts';

const inside: readonly string[] = [
  // Java
  'java.lang.NullPointerException',
  'nested exception is org.springframework.http.converter.HttpMessageNotReadableException',
  'org.springframework.web.bind',
  'NullPointerException: null',
  'com.bank.aisp.AccountService',
  'uk.co.bank.aisp.AccountService refused it',
  'Cannot deserialize value of type `java.time.OffsetDateTime` from String',
  'at com.bank.aisp.AccountService.find(AccountService.java:42)',
  'AccountService.java:42',
  // .NET
  'System.NullReferenceException: Object reference not set to an instance of an object.',
  'The JSON value could not be converted to System.Nullable`1[System.DateTime]. Path: $.Data',
  'at Bank.Api.Controllers.AccountsController.Get(String id) in /src/Accounts.cs:line 12',
  'Microsoft.AspNetCore.Http.BadHttpRequestException',
  // Python
  'Traceback (most recent call last):',
  'File "/app/accounts.py", line 17, in find',
  'django.core.exceptions.ObjectDoesNotExist',
  "KeyError: 'AccountId'",
  "<class 'str'> is no date",
  '<Account object at 0x7f3a2b1c>',
  // Go
  'goroutine 1 [running]:',
  'panic: runtime error: invalid memory address or nil pointer dereference',
  'github.com/x/y.(*Server).Handle',
  'github.com/x/y/internal/store.Find(0xc000)',
  'main.(*store).account',
  'json: cannot unmarshal string into Go struct field Consent.Data of type bank.Data',
  // Node
  'at Object.<anonymous> (/app/server.js:1:2)',
  'at async Server.handle (/app/server.js:1:2)',
  'at Module._compile (node:internal/modules/cjs/loader:1101:14)',
  'at file:///app/server.mjs:1:2',
  "TypeError: Cannot read properties of undefined (reading 'Data')",
];

const outside: readonly string[] = [
  'UK.OBIE.Field.Invalid',
  'UK.OBIE.Resource.InvalidFormat',
  'GB.ExampleBank.Permission.Missing',
  'GB.ExampleBank.ValidationException',
  'application/json; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'Data.Permissions.0',
  'Data.ExpirationDateTime is no date-time',
  'See https://github.com/bank/api-docs/blob/main/errors.md#date(time) for help',
  'See github.com/bank/api-docs for help',
  'See https://developer.bank.co.uk/errors.Thanks',
  'Ask support@bank.com.Please name the Id',
  'Look at www.bank.com.All errors are listed there',
  'Type error: the value is no text',
  'An exception was made for this account',
  'Too many requests.Please wait',
  'The System.Please try again',
  'The service is at capacity (see docs) until 10:30:00',
  'at 2026-03-15T12:00:00.000Z (UTC:0)',
  'The net.amount is wrong',
  'Class of account: PersonalCurrent',
  'The desk at noon (10.30:15) is open',
  'Read it at the office (see 4.2:17)',
  'The account was moved to com.example',
  'urn:ietf:rfc:7807 and https://bank.example/problems/NotFound',
  'Go to the app and sign in (*required*)',
  'Use ISO 8601, such as 2017-04-05T10:43:07.123+00:00',
  'x-fapi-interaction-id: 93bac548-d2de-4546-b106-880a5018460d',
];

describe('marks of the inside of a program', () => {
  for (const text of inside) it(`finds ${text}`, () => assert.notEqual(internalIn(text), undefined));
  for (const text of outside) it(`leaves alone ${text}`, () => assert.equal(internalIn(text), undefined));

  it('are found in the texts of JSON, whatever is escaped there', () => {
    const Message = 'It failed\nat com.bank.Find.one(Find.java:12)\nFile "/app/x.py", line 3';
    assert.match(internalInBody(JSON.stringify({ Code: '500', Message })) ?? '', /^at com\.bank/);
    assert.equal(internalInBody(JSON.stringify({ Code: '400', Message: 'It is no date' })), undefined);
    assert.notEqual(internalInBody('<pre>Traceback (most recent call last):</pre>'), undefined);
  });

  it('are looked for at a cost in proportion to the text', () => {
    const parts = [
      'at a(',
      'com.a.',
      'java.a',
      'File "',
      'System.a.',
      'github.com/',
      '.(*a',
      'SELECT a FROM ',
      'a.',
      'at a ',
    ];
    for (const part of parts) {
      const cost = (size: number) => {
        const text = part.repeat(size / part.length);
        const from = process.cpuUsage().user;
        internalIn(text);
        return process.cpuUsage().user - from;
      };
      cost(60_000);
      assert.ok(cost(1_200_000) < 1_500_000, part);
    }
  });
});
