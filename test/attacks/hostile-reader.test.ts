import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { maskedSteps } from '../../bin/check/masked-steps.ts';
import { buildReport } from '../../reports/build-report.ts';
import type { Exchange, RunRecord, Verdict } from '../../reports/contract/index.ts';
import { renderSummary, renderVerdict } from '../../reports/formats/console.ts';
import { LiveEvents } from '../../reports/live/live-events.ts';
import { maskedAlready } from '../../reports/redact/redact.ts';
import { renderArchive } from '../../reports/render-archive.ts';
import { formatNames, renderFormats } from '../../reports/render-format.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { tryTarget } from '../../suites/check/try-target.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { secretsOf } from '../../suites/target/secrets-of.ts';
import { AttackFigures } from '../support/attack-figures.ts';
import { type Place, placesOf } from '../support/reader-places.ts';
import { inMembers, learned, type Planted, planted } from '../support/reader-secrets.ts';

const figures = new AttackFigures('hostile reader of a report');
const key = Buffer.alloc(32, 9);

/** What a recorder learns from the calls of a run and from its configuration. */
async function learnedByRecorder(): Promise<readonly string[]> {
  const { accessTokens, refreshTokens, idTokens, codes, states, nonces, verifiers, assertions, requestObjects } =
    learned;
  const [clientSecret = '', ...otherSecrets] = learned.clientSecrets;
  type Answer = Parameters<typeof answerOf>;
  const answers: Answer[] = [
    ...accessTokens.map(
      (access_token, index) =>
        [
          200,
          { access_token, refresh_token: refreshTokens[index], id_token: idTokens[index], expires_in: 300 },
        ] as const,
    ),
    ...codes.map(
      (code, index) =>
        [
          302,
          {},
          [
            ['location', `https://tpp.example/cb?${new URLSearchParams({ code, state: states[index] ?? '' })}`],
            ['set-cookie', `sid=${learned.cookies[0]}; Path=/`],
          ],
        ] as const,
    ),
  ].map(([status, body, headers = []]): Answer => [status, body, headers]);
  const transport: Transport = async () => {
    const [status, body, headers] = answers.shift() ?? [200, {}, []];
    return answerOf(status, body, headers);
  };
  const recorder = new Recorder({ transport, limits: { calls: 100, timeoutMs: 1000 } });
  const about = { probe: 'access' } as const;
  const usual = { scenario: 'consents', about } as const;
  for (const index of accessTokens.keys()) {
    const form = {
      grant_type: 'authorization_code',
      code: codes[index] ?? '',
      code_verifier: verifiers[index] ?? '',
      client_assertion: assertions[index] ?? '',
      client_secret: otherSecrets[index] ?? '',
    };
    await recorder.sendSecret({
      ...usual,
      method: 'POST',
      url: 'https://bank.example/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    });
  }
  for (const [index] of codes.entries()) {
    const query = {
      state: states[index] ?? '',
      nonce: nonces[index] ?? '',
      request: requestObjects[index] ?? '',
      scope: 'openid accounts',
    };
    await recorder.sendSecret({
      ...usual,
      method: 'GET',
      url: `https://bank.example/authorize?${new URLSearchParams(query)}`,
    });
  }
  for (const [index, value] of learned.gatewayHeaders.entries())
    await recorder.send({
      ...usual,
      method: 'GET',
      url: 'https://bank.example/',
      headers: { [`x-key-${index}`]: value },
    });
  const [privateKey = '', otherKey = ''] = learned.keys;
  const [passphrase = '', password = ''] = learned.passphrases;
  recorder.learned.learn(
    ...secretsOf({
      baseUrl: 'https://bank.example',
      release: '3.1.11',
      limits: { calls: 1, timeoutMs: 1 },
      tls: { key: privateKey, passphrase },
      proxy: { server: 'http://proxy.example', password },
      tokens: {
        ...{
          kind: 'headless',
          clientId: 'tpp',
          clientAuthentication: 'private_key_jwt',
          signingKey: otherKey,
          clientSecret,
        },
        ...{
          redirectUri: 'https://tpp.example/cb',
          responseType: 'code',
          requestObject: 'none',
          pkce: false,
          scope: 'accounts',
          intentClaim: true,
          parameters: {},
        },
      },
    }),
  );
  assert.ok(!recorder.learned.values.includes('openid accounts'));
  return recorder.learned.values;
}

function answerOf(status: number, body: object, headers: readonly (readonly [string, string])[]) {
  return {
    status,
    headers: [['content-type', 'application/json'], ...headers] as const,
    body: Buffer.from(JSON.stringify(body)),
  };
}

function exchangeOf(
  id: string,
  { headers = [], body = '', type = 'application/json' }: Omit<Place, 'title' | 'free'>,
): Exchange {
  return {
    ...{ id, scenario: 'reads', purpose: 'GET /accounts: happy under consent detail' },
    request: {
      method: 'GET',
      url: 'https://bank.example/open-banking/v3.1/aisp/accounts',
      headers: [['authorization', 'Bearer {detail}']],
    },
    response: {
      status: 200,
      headers: [...(type === '' ? [] : [['content-type', type] as const]), ...headers],
      body,
      size: body.length,
    },
    ...{ startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 },
  };
}

/** Records in which the known members stand where they belong. */
const honest = exchangeOf('x1', {
  body: JSON.stringify({
    Data: {
      Account: Object.entries(inMembers).flatMap(([name, values]) =>
        values.map((value, index) => ({ AccountId: `a-${index}`, [name]: value })),
      ),
    },
  }),
});

interface Attempt {
  readonly secret: Planted;
  readonly place: Place;
  readonly exchange: Exchange;
}

const attempts: readonly Attempt[] = planted
  .flatMap((secret) => placesOf(secret.value).map((place) => ({ secret, place })))
  .filter(
    ({ secret, place }) =>
      place.free || secret.knownBy !== 'form' || ['API key', 'token of somebody else'].includes(secret.name),
  )
  .map(({ secret, place }, index) => ({ secret, place, exchange: exchangeOf(`x${index + 2}`, place) }));

const forms = new Map<Planted, readonly string[]>(planted.map((secret) => [secret, formsOf(secret)]));

/** What gives a secret away, wherever it is found, in small letters. */
function formsOf({ value, name, knownBy }: Planted): readonly string[] {
  const bytes = Buffer.from(value);
  const lines = value.includes('-----') ? value.split('\n').slice(1, -1) : [];
  // A person is known by half a name, too.
  const halves =
    /person|Name$/.test(name) && knownBy !== 'learning'
      ? value
          .split(/[\s@.]+/)
          .filter((word) => word.length >= 6 && !/^(limited|holdings|terrace|crescent|example)$/i.test(word))
      : [];
  const inner = name === 'JSON in JSON' ? [/"([^"]{8,})"\W*$/.exec(value)?.[1] ?? value] : [value];
  const runs = [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const core = text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
    return core.length < 12 ? [] : [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [...inner, ...lines, ...halves, ...runs, bytes.toString('hex')].map((text) => text.toLowerCase());
}

/** A text with whatever may be escaped in it decoded, as a reader would. */
function decoded(text: string): string {
  let last = text;
  for (let layer = 0; layer < 5; layer++) {
    const next = last
      .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/\\n/g, '\n')
      .replace(/\\(["\\/])/g, '$1')
      .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
      .replace(
        /&(amp|lt|gt|quot);/g,
        (_, name: 'amp' | 'lt' | 'gt' | 'quot') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name],
      )
      .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
    if (next === last) break;
    last = next;
  }
  return last;
}

function leakOf(secret: Planted, text: string): string | undefined {
  const seen = `${text}\n${decoded(text)}`.toLowerCase();
  const digits = secret.value.replace(/\D/g, '');
  if (digits.length >= 8 && /number|Identification|Phone/.test(secret.name)) {
    const grouped = new RegExp(`(?<!\\d)${[...digits].join('[\\s\\u00a0.()/-]{0,2}')}(?!\\d)`);
    if (grouped.test(seen)) return digits;
  }
  return forms.get(secret)?.find((form) => seen.includes(form));
}

const secrets = await learnedByRecorder();
const verdicts: readonly Verdict[] = attempts.map(({ exchange, secret, place }, index) => ({
  ...{
    id: `AISP-ACC-${index}`,
    title: 'Holds',
    level: 'MUST',
    group: 'ACC',
    checked: 1,
    clause: { title: 'Accounts' },
  },
  outcome: (['fail', 'warn', 'error'] as const)[index % 3] ?? 'fail',
  findings: [
    {
      message: `Expected something else; got ${(exchange.response?.body || place.headers?.[0]?.[1]) ?? ''}`,
      exchange: exchange.id,
    },
    {
      message: `Expected no "${place.free ? secret.value : 'x'}" here`,
      exchange: exchange.id,
      ...(place.title === 'name of a member'
        ? { pointer: `/Data/${secret.value.replaceAll('~', '~0').replaceAll('/', '~1')}` }
        : {}),
    },
  ],
  reason:
    index % 3 === 2
      ? `The rule itself broke: at ${place.free ? secret.value : 'x'}`
      : `The bank answered 400 (${place.free ? secret.value : 'x'}).`,
}));
const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: attempts.length + 1,
  secrets,
  exchanges: [honest, ...attempts.map(({ exchange }) => exchange)],
  problems: planted.map(({ value }) => `The harness broke: ${value}`),
  judging: { declared: {}, gathered: { gaps: planted.map(({ value }) => ({ reason: `The bank said "${value}".` })) } },
};
const report = buildReport(record, verdicts, 1, key);
/** One in so many attempts, so that each secret is shown in several places: what a format shows is what the report holds. */
const sampled = attempts.flatMap((attempt, index) => (index % 7 === 0 ? [{ attempt, verdict: verdicts[index] }] : []));
const small: RunRecord = { ...record, exchanges: [honest, ...sampled.map(({ attempt }) => attempt.exchange)] };
const smallVerdicts = sampled.flatMap(({ verdict }) => verdict ?? []);
const smallReport = buildReport(small, smallVerdicts, 1, key);
const archive = renderArchive(record, { evidence: 'masked', key, durationMs: 1 })['evidence.har'] ?? '';

function liveEvents(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-reader-'));
  const log = new LiveEvents(join(folder, 'events.ndjson'), key);
  log.begin(small);
  log.gathered(small);
  for (const verdict of smallVerdicts) log.judged(verdict);
  log.end(smallReport, false);
  const text = readFileSync(join(folder, 'events.ndjson'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

describe('a hostile reader of a report', () => {
  it('has 100 secrets to look for in 20 kinds of places, at least', () => {
    assert.ok(planted.length >= 100, String(planted.length));
    assert.ok(placesOf('x').length >= 20);
  });

  it('is up against a recorder that learned all it was shown', () => {
    const unknown = planted.filter(({ knownBy, value }) => knownBy === 'learning' && !secrets.includes(value));
    assert.deepEqual(unknown, []);
  });

  it('finds none in the exchanges of a report and of an archive', () => {
    const { entries } = JSON.parse(archive).log;
    for (const [index, { secret, place }] of attempts.entries()) {
      for (const [where, shown] of Object.entries({
        report: report.exchanges[index + 1],
        archive: entries[index + 1],
      })) {
        const leak = leakOf(secret, JSON.stringify(shown));
        figures.attempt(
          leak === undefined
            ? undefined
            : `${secret.name} ${leak} in ${where}, ${place.title}: ${JSON.stringify(place.body ?? place.headers)}`,
        );
      }
    }
    figures.assertHeld();
  });

  it('finds none in what the rules say', () => {
    for (const [index, { secret, place }] of attempts.entries()) {
      const leak = leakOf(secret, JSON.stringify(report.rules[index]));
      figures.attempt(
        leak === undefined
          ? undefined
          : `${secret.name} ${leak} in a verdict, ${place.title}: ${JSON.stringify(report.rules[index])}`,
      );
    }
    figures.assertHeld();
  });

  it('finds none in any format, in the event log, on the terminal, in a report judged from the archive', async () => {
    const again = buildReport(
      { ...small, exchanges: smallReport.exchanges, problems: smallReport.problems ?? [] },
      smallReport.rules,
      1,
      maskedAlready,
    );
    const outputs = {
      ...(await renderFormats(smallReport, formatNames)),
      'evidence.har': archive,
      'live events': liveEvents(),
      terminal: renderSummary(smallReport) + renderVerdict(smallReport),
      judged: JSON.stringify(again),
    };
    for (const [name, text] of Object.entries(outputs)) {
      const low = text.toLowerCase();
      for (const secret of planted) {
        const leak = [secret.value, JSON.stringify(secret.value).slice(1, -1)].find((form) =>
          low.includes(form.toLowerCase()),
        );
        figures.attempt(
          leak === undefined
            ? undefined
            : `${secret.name} ${leak} in ${name}: ${text.slice(low.indexOf(leak.toLowerCase()) - 80).slice(0, 200)}`,
        );
      }
    }
    figures.assertHeld();
  });

  it('finds none in what a check says of a bank that echoes what it was sent', async () => {
    const [clientSecret = ''] = learned.clientSecrets;
    const echoing: Transport = async ({ body = '', headers }) => {
      const error_description = `Not ${headers.authorization} nor ${body} of Esmerelda Pumphrey, secret ${clientSecret}`;
      return answerOf(400, { error: 'invalid_client', error_description }, []);
    };
    const endpoint = 'https://bank.example/auth';
    const tried = await tryTarget(
      {
        ...{ baseUrl: 'https://bank.example', release: '3.1.11', profile: serviceProfile },
        limits: { calls: 20, timeoutMs: 1000 },
        tokens: {
          ...{ kind: 'headless', clientId: 'tpp', clientAuthentication: 'client_secret_post', clientSecret },
          ...{
            tokenUrl: endpoint,
            authorizeUrl: endpoint,
            redirectUri: 'https://tpp.example/cb',
            responseType: 'code',
          },
          ...{ requestObject: 'none', pkce: false, scope: 'accounts', intentClaim: true, parameters: {} },
        },
      },
      echoing,
    );
    const said = (steps: readonly object[]) => decoded(JSON.stringify(steps));
    assert.ok(said(tried.steps).includes('Esmerelda'));
    for (const value of [clientSecret, 'Esmerelda', encodeURIComponent(clientSecret)]) {
      figures.attempt(said(maskedSteps(tried)).includes(value) ? `${value} in a check` : undefined);
    }
    figures.assertHeld();
  });

  it('sees equal secrets masked alike, however they are encoded', () => {
    const [token = ''] = learned.accessTokens;
    const masks = attempts.flatMap(({ secret, place }, index) => {
      if (secret.value !== token || !place.body) return [];
      return JSON.stringify(report.exchanges[index + 1]?.response).match(/\[masked [0-9a-f]{6}\]/g) ?? [];
    });
    assert.ok(masks.length > 10);
    assert.equal(new Set(masks).size, 1);
  });

  figures.tell(10_000);
});
