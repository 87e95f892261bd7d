import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ConfigurationError } from './configuration-error.ts';
import { loadTarget } from './load-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-refusals-'));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'bank.yaml');

/** Title, the file, and what its problems are: line:column code, and a part of the text. */
const refusals: readonly (readonly [string, string, readonly (readonly [string, RegExp])[]])[] = [
  ['broken YAML', 'baseUrl: [', [['1:11 syntax', /Correct the YAML or JSON/]]],
  ['a tab', 'baseUrl: https://a.example\ntls:\n\tca: x', [['3:1 syntax', /Indent with blanks/]]],
  [
    'a line that is indented too far',
    'baseUrl: https://a.example\ntokens:\n  kind: manual\n   issuer: https://a.example\n',
    [['3:9 syntax', /Line 4 is indented below this value.*same indentation/]],
  ],
  ['a text with a colon', 'baseUrl: https: //a.example', [['1:10 syntax', /followed by a colon.*in quotes/]]],
  ['a value that begins with @', 'baseUrl: @hunter2', [['1:10 syntax', /^(?!.*hunter2).*Put the value in quotes/]]],
  [
    'a value that begins with *',
    'baseUrl: https://a.example\nfinancialId: *hunter2',
    [['2:14 syntax', /^(?!.*hunter2).*reference of YAML.*Put the value in quotes.*\{ env: NAME \}/]],
  ],
  ['an empty file', '', [['1:1 wrong-value', /The file is empty/]]],
  ['a list', '- a', [['1:1 wrong-value', /must be a set of keys, not a list/]]],
  ['a file without a base URL', 'release: 3.1.11', [['1:1 missing-key', /"baseUrl" is missing\. Add it: the URL/]]],
  ['a key twice', 'baseUrl: https://a.example\nbaseUrl: https://b.example', [['2:1 syntax', /twice/]]],
  ['unknown keys', 'baseUrl: https://b.example\nrelese: 3.1.11', [['2:1 unknown-key', /Did you mean "release"/]]],
  [
    'a release that there is not',
    'baseUrl: https://b.example\nrelease: latest',
    [['2:10 unknown-release', /The releases are 3\.1\.0, .*, 3\.1\.11, 4\.0\.0, 4\.0\.1\./]],
  ],
  ['a number for a release', 'baseUrl: https://b.example\nrelease: 3.1', [['2:10 wrong-value', /Put it in quotes/]]],
  ['a misspelt profile', 'baseUrl: https://b.example\nprofile: ful', [['2:10 unknown-profile', /Did you mean "full"/]]],
  [
    'an absent profile file',
    'baseUrl: https://b.example\nprofile: ./p.yaml',
    [['2:10 unreadable-file', /does not exist/]],
  ],
  ['a key without a value', 'baseUrl:', [['1:9 wrong-value', /not empty\. Give it a value/]]],
  [
    'an unknown kind of tokens',
    'baseUrl: https://b.example\ntokens: { kind: redy-made }',
    [['2:17 wrong-value', /Did you mean "ready-made"/]],
  ],
  [
    'tokens without a kind',
    'baseUrl: https://b.example\ntokens: {}',
    [['2:1 missing-key', /Allowed: ready-made, headless, manual/]],
  ],
  [
    'a waiver without an end',
    'baseUrl: https://b.example\nwaivers:\n  - { rule: AISP-BAL-001, reason: r, owner: o }',
    [['3:5 missing-key', /"waivers\[0\]\.until" is missing/]],
  ],
  [
    'a waiver until no day',
    'baseUrl: https://b.example\nwaivers:\n  - { rule: AISP-BAL-001, reason: r, owner: o, until: 2026-02-30 }',
    [['3:55 wrong-value', /"2026-02-30" is not a date/]],
  ],
  [
    'a waiver at no place',
    'baseUrl: https://b.example\nwaivers:\n  - { rule: AISP-BAL-001, pointer: Data, reason: r, owner: o, until: 2026-02-28 }',
    [['3:36 wrong-value', /"Data" is not a JSON pointer\. Pointers look like/]],
  ],
  [
    'a waiver of no rule',
    'baseUrl: https://b.example\nwaivers:\n  - { rule: BAL-1, reason: r, owner: o, until: 2026-02-28 }',
    [['3:13 wrong-value', /not the id of a rule/]],
  ],
  [
    'two waivers of one rule',
    'baseUrl: https://b.example\nwaivers:\n  - &w { rule: AISP-BAL-001, reason: r, owner: o, until: 2026-02-28 }\n  - *w',
    [['2:1 wrong-value', /two entries/]],
  ],
  [
    'limits out of bounds',
    'baseUrl: https://b.example\nlimits: { calls: 0, timeoutMs: 1.5 }',
    [
      ['2:18 wrong-value', /at least 1/],
      ['2:32 wrong-value', /a whole number/],
    ],
  ],
  [
    'a header of the run itself',
    'baseUrl: https://b.example\nheaders: { Accept: text/html }',
    [['2:12 wrong-value', /set by the run itself/]],
  ],
  [
    'the id of the bank as a header, and one that cannot be sent',
    "baseUrl: https://b.example\nheaders: { X-Fapi-Financial-Id: a }\nfinancialId: 'é'",
    [
      ['2:12 wrong-value', /Give its value as "financialId"/],
      ['3:14 wrong-value', /cannot be sent in a header/],
    ],
  ],
  [
    'a header that frames the authorisation request',
    `baseUrl: https://b.example
tokens:
  kind: headless
  clientId: a
  clientSecret: { file: bank.yaml }
  issuer: https://i.example
  redirectUri: https://a.example/back
  authoriseHeaders: { Host: x, x-sandbox: y }`,
    [['8:23 wrong-value', /"Host" is set by the run itself/]],
  ],
  [
    'a certificate without a key',
    'baseUrl: https://b.example\ntls: { certificate: { file: bank.yaml } }',
    [
      ['2:1 missing-key', /"tls\.key" is missing beside/],
      ['2:1 bad-tls', /PEM/],
    ],
  ],
  [
    'any certificate of a bank elsewhere',
    'baseUrl: https://b.example\ntls: { insecure: true }',
    [['2:18 bad-tls', /this machine alone, and "baseUrl" leads to another\. Take it out, and give .* as "tls\.ca"/]],
  ],
  [
    'any certificate where some of the bank is elsewhere',
    `baseUrl: https://localhost:1
tls: { insecure: true }
proxy: { server: http://p.example:1 }
bankSide: { withdraw: { method: POST, url: 'https://127.0.0.1.b.example/{ConsentId}' } }
tokens: {
  kind: headless, clientId: a, clientSecret: { file: bank.yaml }, redirectUri: https://a.example/back,
  issuer: https://i.example, tokenUrl: https://127.9.9.9/t, authorizeUrl: https://o.example/, jwksUrl: 'https://[::1]:2/'
}
`,
    [
      [
        '2:18 bad-tls',
        /and "tokens\.issuer", "tokens\.authorizeUrl", "proxy\.server", "bankSide\.withdraw\.url" lead to another/,
      ],
    ],
  ],
];

for (const [title, text, expected] of refusals) {
  test(`refuses ${title}`, async () => {
    writeFileSync(path, text);
    const error = await loadTarget(path, { env: {} }).catch((reason: unknown) => reason);
    assert.ok(error instanceof ConfigurationError, 'the target was accepted');
    const { problems } = error;
    assert.deepEqual(
      problems.map(({ line, column, code }) => `${line}:${column} ${code}`),
      expected.map(([place]) => place),
    );
    for (const [index, [, pattern]] of expected.entries()) {
      assert.match(`${problems[index]?.message} ${problems[index]?.cure}`, pattern);
    }
  });
}
