import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkText } from '../../bin/check/check-text.ts';
import { exitOf, UsageError } from '../../bin/exit.ts';
import type { Report } from '../../reports/contract/index.ts';
import { diffReports } from '../../reports/diff/diff-reports.ts';
import { renderDiffText } from '../../reports/diff/render-diff.ts';
import { renderSummary, renderVerdict } from '../../reports/formats/console.ts';
import { Progress } from '../../reports/live/progress.ts';
import { print, printDocument } from '../../reports/print.ts';
import { renderFormats } from '../../reports/render-format.ts';
import { TargetError } from '../../suites/target/target-error.ts';
import { AttackFigures } from '../support/attack-figures.ts';
import { sampleReport } from '../support/sample-report.ts';

const figures = new AttackFigures('hostile bank in a pipeline');

/** What build servers would do at an output: written from their documents, and not from what we take out. */
function obeyed(output: string): readonly string[] {
  // Whatever breaks a line for somebody.
  const lines = output.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for.
  const bare = lines.map((line) => line.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '').trimStart());
  const starts = /^(::|--- |\+\+\+ |~~~ |\^\^\^ )/;
  const anywhere = /##\s?\w*\[|section_(start|end):\d|travis_(fold|time):/i;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what is looked for.
  const steers = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]|\u001b(?!\[(?:[0-2]|3[1-6])?m)/;
  const found = (text: string, index: number) =>
    starts.test(text) || anywhere.test(text) || steers.test(lines[index] ?? '');
  return bare.filter(found);
}

const payloads = [
  '::error file=app.js,line=1::hacked',
  '::set-output name=token::x',
  '::stop-commands::abc',
  '::add-mask::Expected',
  '##[error]hacked',
  '##[set-env name=PATH]x',
  '##vso[task.setvariable variable=x]y',
  '##VSO[task.complete result=Succeeded;]done',
  "##teamcity[buildStatus status='SUCCESS']",
  'section_start:1560896352:evil[collapsed=true]\r\u001b[0KEvil',
  'section_end:1560896352:evil\r\u001b[0K',
  'travis_fold:start:evil',
  '--- evil',
  '+++ evil',
  '~~~ evil',
  '^^^ +++',
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u001b[8mhidden',
  '\u009b2J',
];
const befores = [
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  'x\n',
  'x\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\u001b[31m',
  '\u00a0',
  '\u3000',
  `${'word '.repeat(60)}`,
  '; got ',
];

const plainReport = sampleReport({ rules: 28, exchanges: 40 });

/** A report in which every text that a bank can influence is the text of an attacker. */
function reportOf(text: string): Report {
  const report = plainReport;
  const said = { message: `Expected nothing; got ${text}`, pointer: `/Data/${text}`, waived: text };
  return {
    ...report,
    target: { ...report.target, baseUrl: `https://bank.example/${text}` },
    problems: [text],
    rules: report.rules.map((rule) => ({
      ...rule,
      ...(rule.outcome === 'pass' ? {} : { reason: text }),
      findings: rule.findings.map((finding) => ({ ...finding, ...said })),
    })),
    supplies: [{ key: text, because: [text], text, lines: { target: text }, rules: ['AISP-ACC-001'], mandatory: 1 }],
    exchanges: report.exchanges.map((exchange) => ({
      ...exchange,
      purpose: text,
      request: { ...exchange.request, url: `https://bank.example/open-banking/v3.1/aisp/${text}` },
      ...(exchange.failure === undefined ? {} : { failure: { code: text, message: text } }),
    })),
  };
}

function printed(render: (stream: { write(text: string): boolean }) => void): string {
  let output = '';
  render({
    write(text) {
      output += text;
      return true;
    },
  });
  return output;
}

/** Everything that a command prints of what a bank said. */
const outputs: Readonly<Record<string, (text: string) => string>> = {
  summary: (text) => printed((stream) => print(stream, renderSummary(reportOf(text), { files: ['report.json'] }))),
  'summary in colours': (text) =>
    printed((stream) => print(stream, renderSummary(reportOf(text), { colour: true, width: 40 }))),
  verdict: (text) => printed((stream) => print(stream, renderVerdict(reportOf(text)))),
  problems: (text) => printed((stream) => print(stream, `aisp: ${text}\n`)),
  progress: (text) =>
    printed((stream) => {
      const progress = new Progress({ isTTY: false, columns: 80, write: stream.write }, 1);
      progress.note(text);
      progress.gathering({ title: text, place: 1, total: 2, calls: 3 });
    }),
  diff: (text) => printed((stream) => print(stream, renderDiffText(diffReports(plainReport, reportOf(text))))),
  usage: (text) => printed((stream) => print(stream, exitOf(new UsageError(text, text)).text)),
  'target error': (text) => printed((stream) => print(stream, exitOf(new TargetError('refused', text, text)).text)),
  'broken harness': (text) => printed((stream) => print(stream, exitOf(new Error(text)).text)),
  check: (text) =>
    printed((stream) =>
      printDocument(
        stream,
        checkText({
          target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
          ready: false,
          steps: [{ name: text, outcome: 'failed', message: text, cure: text }],
          calls: 1,
          rules: { known: 1, inRun: 1, applicable: 1, exercisable: 0, mandatoryLeft: 1, onlyAtTestBank: [] },
          supplies: [],
        }),
      ),
    ),
};

describe('a build server', () => {
  it('is known to this test: it obeys what it is told to', () => {
    for (const payload of payloads) assert.notDeepEqual(obeyed(payload), [], payload);
    assert.deepEqual(obeyed('aisp: x::y # [error] \u001b[31mred\u001b[0m\n  - a -- b'), []);
  });

  for (const [name, output] of Object.entries(outputs)) {
    it(`obeys nothing that a bank says in what is printed: ${name}`, () => {
      for (const payload of payloads) {
        for (const before of befores) {
          const found = obeyed(output(`${before}${payload}`));
          figures.attempt(found.length === 0 ? undefined : `${name}: ${JSON.stringify(found[0])}`);
        }
      }
      figures.assertHeld();
    });
  }

  it('obeys nothing in any text made of such pieces', () => {
    const piece = fc.constantFrom(
      ...payloads,
      ...befores,
      '::',
      '##',
      '[',
      '#',
      ':',
      '\u001b[',
      '\n',
      'm',
      'error',
      ' ',
      '---',
    );
    const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 });
    fc.assert(
      fc.property(text, (pieces) => {
        const found = obeyed(printed((stream) => print(stream, `aisp: ${pieces.join('')}\n${pieces.join('')}\n`)));
        return figures.attempt(found.length === 0 ? undefined : `any: ${JSON.stringify(found[0])}`);
      }),
      { numRuns: 1_000, seed: 8 },
    );
    figures.assertHeld();
  });

  it('obeys nothing in a report that is printed in another format, and that report says the same', async () => {
    for (const payload of payloads) {
      const texts = await renderFormats(reportOf(`\n${payload}`), [
        'ctrf',
        'sarif',
        'ndjson',
        'badge',
        'junit',
        'html',
      ]);
      for (const [name, text] of Object.entries(texts)) {
        const output = printed((stream) => printDocument(stream, text));
        // In a document only what stands at the beginning of a line, or is looked for anywhere, counts: it is not for a terminal.
        const found = output.split('\n').filter((line) => /^\s*::|##\w*\[/.test(line));
        figures.attempt(found.length === 0 ? undefined : `${name}: ${JSON.stringify(found[0]?.slice(0, 200))}`);
        if (name.endsWith('.json') || name.endsWith('.sarif')) assert.deepEqual(JSON.parse(output), JSON.parse(text));
      }
    }
    figures.assertHeld();
  });

  it('is told everything through print: nothing else writes what a bank may have said', () => {
    const root = join(import.meta.dirname, '..', '..', '..');
    const sources = ['bin', 'reports'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(room, file)),
    );
    assert.ok(sources.length > 100);
    // The bank's own output: a developer's guide and what broke in it; and what an old Node is told before anything is loaded.
    const others = sources.filter(
      (file) => !/stub[\\/]start-stub\.ts$|run[\\/]engine\.ts$|bin[\\/]aisp\.ts$/.test(file),
    );
    const writes = others.filter((file) =>
      /\b(stdout|stderr)\.write\(|console\.(log|error|warn|info)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    assert.deepEqual(writes, []);
  });

  figures.tell(2_000);
});
