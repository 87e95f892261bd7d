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
import { rewriteJson } from '../../reports/redact/json-text.ts';
import { maskedAlready, redaction } from '../../reports/redact/redact.ts';
import { renderArchive } from '../../reports/render-archive.ts';
import { formatNames, renderFormats } from '../../reports/render-format.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { tryTarget } from '../../suites/check/try-target.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { AttackFigures } from '../support/attack-figures.ts';
import { decoded, leakOf } from '../support/leaks.ts';
import { answerOf, learnedByRecorder } from '../support/learned-by-recorder.ts';
import { type Place, placesOf } from '../support/reader-places.ts';
import { inMembers, learned, type Planted, planted } from '../support/reader-secrets.ts';

const figures = new AttackFigures('hostile reader of a report');
const key = Buffer.alloc(32, 9);

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

const secrets = await learnedByRecorder();
const exchanges = [honest, ...attempts.map(({ exchange }) => exchange)];
const redact = redaction(exchanges, key, 'all', secrets);

/** The worst that a rule can say of what it is given: all of it, each text and each name in it, and whatever an exception holds. */
const verdicts: readonly Verdict[] = attempts.map(({ exchange, secret, place }, index) => {
  const { response } = redact.exchange(exchange);
  const texts: string[] = [];
  const names: string[] = [];
  rewriteJson(response?.body ?? '', ({ kind, value }) => {
    (kind === 'name' ? names : texts).push(value);
    return undefined;
  });
  const shown = (response?.body || response?.headers.map(([, value]) => value).join(' ')) ?? '';
  return {
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
      { message: `Expected something else; got ${shown}`, exchange: exchange.id },
      {
        message: `Expected no ${texts.map((text) => JSON.stringify(text)).join(' or ')} here`,
        exchange: exchange.id,
        pointer: names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
      },
    ],
    reason:
      index % 3 === 2
        ? `The rule itself broke: at ${place.free ? secret.value : 'x'}`
        : String(redact.json(`The bank answered 400 (${place.free ? secret.value.replace(/[()"]/g, ' ') : 'x'}).`)),
  };
});
const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: attempts.length + 1,
  secrets,
  exchanges,
  problems: planted.map(({ value }) => `The harness broke: ${value}`),
  judging: {
    declared: {},
    gathered: { gaps: planted.map(({ value }) => ({ reason: `The bank said ${JSON.stringify(value)}.` })) },
  },
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
  log.gathered(small.exchanges, redact);
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
