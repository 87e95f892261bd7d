import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildReport } from '../reports/build-report.ts';
import type { Report, RunRecord, Verdict } from '../reports/contract/index.ts';
import { renderSummary, renderVerdict } from '../reports/formats/console.ts';
import { renderHtml } from '../reports/formats/html.ts';
import { renderJson } from '../reports/formats/json.ts';
import { renderJunit } from '../reports/formats/junit.ts';
import { LiveEvents } from '../reports/live/live-events.ts';
import { Progress } from '../reports/live/progress.ts';
import { rewriteJson } from '../reports/redact/json-text.ts';
import { redaction } from '../reports/redact/redact.ts';
import { renderArchive } from '../reports/render-archive.ts';
import { renderFormats } from '../reports/render-format.ts';
import { secrets } from './support/planted-secrets.ts';
import { exchanges } from './support/secret-exchanges.ts';

const key = Buffer.alloc(32, 7);

const masking = redaction(exchanges, key);

/** Findings on every masked exchange, with its body and with each text in it for what came: the worst that a rule could say. */
const verdicts = exchanges.map(masking.exchange).map(
  ({ id, response }, index): Verdict => ({
    id: `AISP-ACC-00${index}`,
    title: 'Holds',
    level: 'MUST',
    group: 'ACC',
    outcome: (['fail', 'warn', 'error'] as const)[index % 3] ?? 'fail',
    checked: 1,
    findings: [
      ...(/^[{<]/.test(response?.body ?? '')
        ? [{ message: `Expected something else; got ${response?.body}`, exchange: id }]
        : []),
      ...parsedTexts(response?.body ?? '').map((value) => ({
        message: `Expected; got ${JSON.stringify(value)}`,
        exchange: id,
      })),
    ],
    clause: { title: 'Accounts' },
    reason:
      index % 3 === 2
        ? 'The rule itself broke: at Mr Rhydian Tregarth or Aoife, 80200110203345, with Bearer sekret-token-1'
        : String(masking.json('The bank answered: "Not for Aoife, but for Ivo".')),
  }),
);

/** What a run writes, by the names of its files. */
async function filesOf(evidence: 'masked' | 'full'): Promise<Readonly<Record<string, string>>> {
  const record: RunRecord = {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target: { baseUrl: 'https://admin:hunter2@bank.example', release: '3.1.11', profile: 'service' },
    startedAt: '2026-01-01T00:00:00.000Z',
    requests: exchanges.length,
    exchanges: exchanges.map((each) => ({ ...each, about: { probe: 'happy', accountId: '80200110203345' } })),
    problems: ['Reading broke "of Mr Rhydian Tregarth", Bearer sekret-token-1', 'The harness broke: no Aoife in Wren'],
    judging: {
      declared: {},
      gathered: {
        baseUrl: 'https://admin:hunter2@bank.example',
        gaps: [{ reason: 'The bank answered 400 (Mr Rhydian Tregarth said access_token=sekret-a).' }],
      },
    },
  };
  const report = buildReport(record, verdicts, 1, key);
  return {
    'report.json': renderJson(report),
    'report.html': renderHtml(report),
    'junit.xml': renderJunit(report),
    ...(await renderFormats(report, ['csv', 'ctrf', 'sarif', 'markdown', 'ndjson', 'badge'])),
    'terminal.txt': renderSummary(report) + renderVerdict(report, []),
    'live-events.ndjson': liveEvents(record, report),
    'progress.txt': progressOf(report),
    ...renderArchive(record, { evidence, key, durationMs: 1 }),
  };
}

/** Every text that stands in JSON, whole or cut. */
function parsedTexts(body: string): readonly string[] {
  const texts: string[] = [];
  rewriteJson(body, ({ kind, value }) => {
    if (kind === 'string') texts.push(value);
    return undefined;
  });
  return texts;
}

/** Files that say little of a run. */
const small = ['badge.json', 'progress.txt'];

/** The event log as a run writes it while it goes on. */
function liveEvents(record: RunRecord, report: Report): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-secrets-'));
  const log = new LiveEvents(join(folder, 'events.ndjson'), key);
  log.begin(record);
  log.gathered(record.exchanges, masking);
  for (const verdict of verdicts) log.judged(verdict);
  log.end(report, false);
  const text = readFileSync(join(folder, 'events.ndjson'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** What a run shows while it goes on. */
function progressOf(report: Report): string {
  let shown = '';
  const write = (text: unknown) => {
    shown += String(text);
    return true;
  };
  const screen = { isTTY: false, columns: 80, write };
  const progress = new Progress(screen, report.rules.length);
  progress.gathering({ title: 'Reading', place: 1, total: 2, calls: 3 });
  progress.endGathering(true);
  for (const rule of report.rules) progress.judged(rule);
  return shown;
}

/** Credentials are hidden whatever the evidence shows. */
const credentials = [
  'sekret',
  'hunter2',
  'c0ffee-key',
  'dpop-proof',
  'eyJraWQiOiJ4',
  'one-time-code',
  'clientassertionjwt',
  'SESSION1',
  'MTIzOjQ1Ng',
];

const masked = await filesOf('masked');

describe('what a run writes', () => {
  it(`has ${secrets.length} planted secrets to hide, 40 at least`, () => assert.ok(secrets.length >= 40));

  for (const [name, text] of Object.entries(masked)) {
    it(`${name} shows none of them`, () => {
      assert.ok(text.length > (small.includes(name) ? 20 : 1000));
      assert.deepEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
      );
    });
  }

  it('evidence.har in full shows account data and no credential', async () => {
    const text = (await filesOf('full'))['evidence.har'] ?? '';
    for (const value of ['Ophelia Montague', 'DE89370400440532013000', 'Account,Owner'])
      assert.ok(text.includes(value), value);
    assert.deepEqual(
      credentials.filter((secret) => text.includes(secret)),
      [],
    );
  });

  it('there is no evidence.har when none is wanted', () => {
    const record = {
      tool: { name: 'a', version: '1' },
      target: { baseUrl: '', release: '', profile: '' },
      startedAt: '',
      requests: 0,
      exchanges: [],
      judging: { declared: {}, gathered: {} },
    };
    assert.deepEqual(renderArchive(record, { evidence: 'none', key, durationMs: 1 }), {});
  });
});
