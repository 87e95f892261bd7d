import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkEventLog, renderNdjson } from '../../reports/formats/ndjson.ts';
import { folders, judged, runReporter, verdict } from '../support/run-reporter.ts';
import { sampleReport } from '../support/sample-report.ts';

after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const report = sampleReport();
const log = renderNdjson(report);
const lines = log.trimEnd().split('\n');
const rest = (...kept: readonly string[]) => `${kept.join('\n')}\n`;

/** What is said of a log that is not whole. */
function fault(text: string): string {
  const state = checkEventLog(text);
  return state.whole ? 'whole' : state.reason;
}

describe('an event log', () => {
  it('tells the start, each call, each verdict and the end', () => {
    const names = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    assert.deepEqual(names, [
      'run-started',
      ...report.exchanges.map(() => 'exchange'),
      ...report.rules.map(() => 'verdict'),
      'run-finished',
    ]);
    const state = checkEventLog(log);
    assert.ok(state.whole);
    assert.deepEqual([state.footer.verdict, state.footer.lines], [report.verdict, lines.length - 1]);
    assert.deepEqual(state.footer.summary, report.summary);
  });

  it('holds no header and no body', () => {
    for (const line of lines) {
      const event = JSON.parse(line) as Record<string, unknown>;
      assert.ok(!('headers' in event) && !('body' in event) && !('request' in event));
    }
  });

  const changes: Readonly<Record<string, readonly [text: string, says: RegExp]>> = {
    'a missing footer': [rest(...lines.slice(0, -1)), /no footer: the run did not come to its end/],
    'a line that breaks off': [log.slice(0, -20), /breaks off/],
    'a dropped line': [rest(...lines.toSpliced(5, 1)), /tells of \d+ lines before it, and there are \d+/],
    'a changed verdict': [log.replace('"outcome":"fail"', '"outcome":"pass"'), /A line was changed/],
    'two lines in another order': [
      rest(...lines.toSpliced(1, 2, lines[2] ?? '', lines[1] ?? '')),
      /A line was changed/,
    ],
    'a line after the footer': [rest(...lines, lines[1] ?? ''), /Something follows the footer/],
    'a line that is no JSON': [rest(...lines.toSpliced(2, 0, 'oops')), /Line 3 is no event/],
    'another beginning': [rest(...lines.slice(1)), /does not begin with the start/],
    nothing: ['', /does not begin with the start/],
  };
  for (const [name, [text, says]] of Object.entries(changes)) {
    it(`is not whole with ${name}`, () => assert.match(fault(text), says));
  }

  it('has no footer for a run that was cut short', () => {
    assert.match(fault(renderNdjson({ ...report, incomplete: true })), /no footer/);
  });
});

describe('the event log of a run', { concurrency: 2 }, () => {
  const rules = [
    judged(verdict('AISP-ACC-001', 'pass')),
    judged(
      verdict('AISP-ACC-002', 'fail', {
        findings: [
          { message: 'Expected no Nickname; got "Zkqvjbh Wkqz"', pointer: '/Data/Account/0/Nickname', exchange: 'x1' },
        ],
      }),
    ),
    judged(verdict('AISP-BAL-004', 'error', { reason: 'It broke.' })),
  ];
  const options = { formats: ['ndjson', 'badge'] };

  it('is written as the run goes on, and is whole at its end', async () => {
    const run = await runReporter({ rules, options });
    const text = readFileSync(join(run.out, 'events.ndjson'), 'utf8');
    const state = checkEventLog(text);
    assert.ok(state.whole);
    assert.deepEqual(state.footer.summary, run.report?.summary);
    assert.doesNotMatch(text, /Kitchen|sEcReT/);
    // The same masks as in the report: both speak of the same value.
    const message = run.report?.rules.find(({ id }) => id === 'AISP-ACC-002')?.findings[0]?.message ?? '';
    assert.ok(message !== '' && text.includes(JSON.stringify(message)));
    assert.ok(run.result.files.some((file) => file.endsWith('events.ndjson')));
    assert.ok(existsSync(join(run.out, 'badge.json')));
  });

  it('lacks its footer when the runner is killed', async () => {
    const kill = "test('AISP-HDR-001 Kills', () => { process.kill(process.ppid, 'SIGKILL'); });";
    const { out } = await runReporter({ rules: [...rules, kill], options });
    const state = checkEventLog(readFileSync(join(out, 'events.ndjson'), 'utf8'));
    assert.ok(!state.whole && state.verdicts > 0);
  });
});
