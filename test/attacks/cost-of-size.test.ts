import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkData } from '../../library/bank/check-data.ts';
import { maskArchive } from '../../library/judging/mask-archive.ts';
import { renderHtml } from '../../reports/formats/html.ts';
import { redaction } from '../../reports/redact/redact.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { judge } from '../../suites/core/judge.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { claimsOf, type RuleContext } from '../../suites/core/rule.ts';
import { archiveOf, type Sketch, sketchBaseUrl, sketchNow } from '../../suites/core/sketch.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { checkDocument, compileConfigurationSchema } from '../../suites/target/check-document.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { parseSource } from '../../suites/target/source-document.ts';
import { targetSchema } from '../../suites/target/target-schema.ts';
import { Description } from '../../workbench/describing/description.ts';
import { type Shape, shapes } from '../support/foreign-shapes.ts';
import { sampleReport } from '../support/sample-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-cost-'));
after(() => rmSync(folder, { recursive: true }));
const rules = rulesFor(await loadRules(), { release: '3.1.11' });
const context: RuleContext = {
  ...({ profile: serviceProfile, release: '3.1.11', baseUrl: sketchBaseUrl, now: sketchNow } as const),
  claims: claimsOf(rules, '3.1.11'),
};

const answer = (sketch: Sketch) => archiveOf({ operation: 'GET /accounts', consent: 'detail', ...sketch });
const withNickname = (Nickname: string) => answer({ data: { Account: [{ AccountId: 'acc-1', Nickname }] } });
const masked = (archive: ReturnType<typeof archiveOf>) =>
  maskArchive(archive, redaction(archive.exchanges, Buffer.alloc(32, 7), 'all', ['a-token-of-nobody-1']));

/** Every place that reads what a stranger wrote in this process: text is handed to it, and what it refuses is well. */
const places: Readonly<Record<string, (text: string) => unknown>> = {
  'a body, masked': (text) => masked(answer({ body: text })),
  'a member of a body, masked': (text) => masked(withNickname(text)),
  'a header, masked': (text) => masked(answer({ data: {}, headers: { 'x-odd': text.replaceAll(/\s/g, ' ') } })),
  'a body, judged': (text) => judge(rules, answer({ body: text }), context),
  'a member of a body, judged': (text) => judge(rules, withNickname(text), context),
  'a link, judged': (text) => judge(rules, answer({ body: { Data: { Account: [] }, Links: { Self: text } } }), context),
  'the Location of an answer, judged': (text) =>
    judge(rules, answer({ data: {}, headers: { location: text.replaceAll(/\s/g, ' ') } }), context),
  'a configuration': (text) => checkDocument(parseSource(text, 'a.yaml'), compileConfigurationSchema(targetSchema)),
  'a value of a configuration': (text) =>
    checkDocument(parseSource(JSON.stringify({ baseUrl: text }), 'a.json'), compileConfigurationSchema(targetSchema)),
  'data for a bank': (text) => checkData(parseSource(text, 'data.yaml').value),
  'a record for a bank': (text) =>
    checkData({ transactions: [{ account: 'household/1', TransactionInformation: text }] }),
  'a field of a form': (text) => new Description('', 'a.yaml').take(new URLSearchParams({ '/baseUrl': text })),
  'the name of a field of a form': (text) =>
    new Description('', 'a.yaml').take(new URLSearchParams({ [`/waivers/9999/${text}`]: 'x' })),
  'a recording': (text) => {
    const file = join(folder, 'a.har');
    writeFileSync(file, text);
    readHar(file);
  },
  'a message of a report': (text) => {
    const report = sampleReport();
    const [rule, ...others] = report.rules;
    if (rule === undefined) throw new TypeError('the sample has rules');
    renderHtml({ ...report, rules: [{ ...rule, reason: text }, ...others] });
  },
};

/** CPU time in milliseconds of what is done once. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What is dear for a moment, such as code that is compiled for the first time or memory that is cleared, is no growth. */
const floorMs = 200;
/** A megabyte takes less than a second of a processor, of one that others use less than two. */
const mostMs = 2000;
const [middleSize, largeSize] = [262_144, 1_048_576];

/** What is wrong about the cost of a shape at a place, as a sentence: the least of three attempts counts. */
function dearness(read: (text: string) => unknown, shape: Shape): string | undefined {
  let told: string | undefined;
  const cost = (bytes: number) => {
    const text = shape(bytes);
    return costOf(() => read(text));
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const large = cost(largeSize);
    if (large <= 6 * floorMs) return undefined;
    const middle = cost(middleSize);
    if (large <= mostMs && large <= 6 * Math.max(middle, floorMs)) return undefined;
    told = `takes ${Math.round(middle)} ms for 256 KB, and ${Math.round(large)} ms for 1 MB`;
  }
  return told;
}

describe('what a stranger wrote is read at a cost in proportion to its size', () => {
  for (const [place, read] of Object.entries(places)) {
    it(place, () => {
      const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
        const told = dearness(read, shape);
        return told === undefined ? [] : [`${name} ${told}`];
      });
      assert.deepEqual(wrong, []);
    });
  }
});
