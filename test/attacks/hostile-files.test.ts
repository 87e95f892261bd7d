import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { UsageError } from '../../bin/exit.ts';
import { readReport } from '../../bin/report/read-report.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { foreignArchive } from '../../suites/archive/foreign-archive.ts';
import { judgeRecording } from '../../suites/archive/judge-recording.ts';
import { isOwn } from '../../suites/archive/own-archive.ts';
import { ownEvidence } from '../../suites/archive/own-evidence.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { claimsOf } from '../../suites/core/rule.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { checkIdToken, idTokenClaims } from '../../suites/tokens/id-token.ts';
import { AttackFigures } from '../support/attack-figures.ts';

const figures = new AttackFigures('giver of hostile files and tokens');
/** The same attempts each time; another seed for a longer hunt: AISP_TEST_SEED. */
const seed = Number(process.env.AISP_TEST_SEED ?? 7);
const folder = mkdtempSync(join(tmpdir(), 'aisp-hostile-files-'));
after(() => rmSync(folder, { recursive: true }));

/** What became of reading something: nothing to say where it was read, or refused with a cure. */
async function gained(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
  } catch (error) {
    const told = error instanceof ConfigurationError || error instanceof UsageError;
    if (!told) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return 'polluted' in {} || Object.keys(Object.prototype).length > 0 ? 'the prototype of all objects' : undefined;
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, -1, 1e308, '', '__proto__', '\u0000', '%', 'https://', '//', '2026-99-99T99:99:99Z'),
  fc.constantFrom<unknown>({ __proto__: null }, JSON.parse('{"__proto__":{"polluted":1}}'), {
    constructor: { prototype: 1 },
  }),
);

/** Puts a value in the place of one member or element, chosen by a number. */
function misplaced(value: unknown, at: number, by: unknown): unknown {
  const whole = structuredClone({ value });
  const places: (() => void)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, each] of Object.entries(node)) {
      places.push(() => Reflect.set(node, name, by));
      visit(each);
    }
  };
  visit(whole);
  places[at % places.length]?.();
  return whole.value;
}

const entry = {
  startedDateTime: '2026-03-17T10:30:00.000Z',
  time: 12,
  request: {
    method: 'GET',
    url: 'https://bank.example/open-banking/v3.1/aisp/accounts',
    httpVersion: 'HTTP/1.1',
    headers: [
      { name: 'Authorization', value: 'Bearer abc' },
      { name: 'Accept', value: 'application/json' },
    ],
    queryString: [],
  },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: {
      mimeType: 'application/json',
      text: '{"Data":{"Account":[{"AccountId":"1","Currency":"GBP"}]},"Links":{"Self":"https://bank.example/open-banking/v3.1/aisp/accounts"},"Meta":{"TotalPages":1}}',
    },
  },
};
const har = { log: { version: '1.2', creator: { name: 'a proxy', version: '1' }, entries: [entry, entry] } };

describe('whoever gives hostile files', () => {
  it('breaks the judge by no recording', async () => {
    const catalogue = await loadRules();
    const profile = profileIn(latestRelease, serviceProfile);
    const file = join(folder, 'evidence.har');
    const judge = () => {
      const read = readHar(file);
      if (isOwn(read)) return ownEvidence(read, file).judge(catalogue);
      const recording = foreignArchive(read, file, profile.operations, { release: latestRelease });
      const { baseUrl, startedAt } = recording;
      const context = {
        profile,
        release: latestRelease,
        baseUrl,
        now: startedAt,
        claims: claimsOf(catalogue, latestRelease),
      };
      const broken = judgeRecording(catalogue, recording, context).filter(({ outcome }) => outcome === 'error');
      assert.deepEqual(
        broken.map(({ id, reason }) => `${id}: ${reason}`),
        [],
      );
      return broken;
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(), odd, fc.boolean(), async (at, by, cut) => {
        const text = JSON.stringify(misplaced(har, at, by));
        writeFileSync(file, cut ? text.slice(0, at % text.length) : text);
        return figures.attempt(await gained(judge));
      }),
      { numRuns: 120, seed },
    );
    figures.assertHeld();
  });

  it('breaks the loading of a target by no YAML', async () => {
    const file = join(folder, 'bank.yaml');
    const lines = [
      'baseUrl: https://bank.example',
      'release: 3.1.11',
      'profile: standard',
      'tokens:',
      '  kind: headless',
      '  tokenUrl: https://auth.bank.example/token',
      '  clientId: my-tpp',
      '  clientSecret: { env: MY_TPP_SECRET }',
      'limits: { calls: 10, timeoutMs: 100 }',
      'waivers: []',
    ];
    const oddLine = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'a: &a [*a, *a]',
        '<<: *nothing',
        '__proto__: { polluted: 1 }',
        'constructor: { prototype: { polluted: 1 } }',
        '? [complex, key]\n: 1',
        '!!js/function "function () { return 1 }"',
        '!!binary "////"',
        `x: ${'['.repeat(2000)}`,
        `x: ${'&a '.repeat(3)}`,
        '--- two\n--- documents',
        '\t- tab',
        'a: &a lol\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(lines.length), fc.boolean(), oddLine, async (at, instead, line) => {
        writeFileSync(file, lines.toSpliced(at, instead ? 1 : 0, line).join('\n'));
        return figures.attempt(await gained(() => loadTarget(file, { env: { MY_TPP_SECRET: 'a secret of a test' } })));
      }),
      { numRuns: 300, seed },
    );
    figures.assertHeld();
  });

  it('breaks the reading of a report by no JSON', async () => {
    const file = join(folder, 'report.json');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) => {
        writeFileSync(file, text);
        return figures.attempt(await gained(() => readReport(file)));
      }),
      { numRuns: 200, seed },
    );
    figures.assertHeld();
  });

  it('breaks the look at an ID token by no JWT', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
    const jwt = fc.oneof(
      fc.string(),
      fc
        .tuple(odd, odd, fc.string())
        .map(([head, claims, signature]) => [part(head), part(claims), signature].join('.')),
      fc
        .record({
          alg: fc.oneof(fc.constantFrom('none', 'PS256', 'HS256', '__proto__'), fc.string()),
          crit: odd,
          kid: odd,
        })
        .chain((head) =>
          fc
            .record({ aud: odd, exp: odd, iss: odd, nonce: odd, acr: odd })
            .map((claims) => `${part(head)}.${part(claims)}.x`),
        ),
    );
    const known = {
      clientId: 'tpp',
      issuer: 'https://auth.bank.example',
      nonce: 'n',
      state: 's',
      code: 'c',
      accessToken: 'a',
    };
    await fc.assert(
      fc.asyncProperty(jwt, async (token) => {
        const held = await gained(async () => {
          idTokenClaims(token);
          const checks = await checkIdToken(token, known);
          assert.notEqual(checks?.signed, true);
        });
        return figures.attempt(held);
      }),
      { numRuns: 400, seed },
    );
    figures.assertHeld();
  });
});

figures.tell(1000);
