import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Report, type RuleCounts, ruleCountsOf, ruleCountsSentence } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { isOfRelease } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { aispHere } from '../support/aisp-here.ts';
import { openedWorkbench } from '../support/opened-workbench.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';

const words = {
  known: /^([\d,]+) known$/,
  inRun: /^([\d,]+) in the run$/,
  apply: /^([\d,]+) apply to this bank$/,
  judgeable: /^([\d,]+) can be judged$/,
  judged: /^([\d,]+) judged$/,
} as const;

type Counted = Partial<Record<keyof typeof words | 'ofRelease', number>>;

/** The numbers of the sentence by which a text counts rules, and of that alone. */
function countedIn(text: string): Counted {
  const plain = text.replaceAll(/\s+/g, ' ');
  const [sentence = ''] = /(?:Rules: |<dt>Rules<\/dt><dd>)([^<"]*?)\.(?!\d)/.exec(plain)?.slice(1) ?? [];
  assert.notEqual(sentence, '', plain.slice(-600));
  const found = sentence.split(/, (?=\d)/).map((part): readonly [string, number] => {
    const release = /^([\d,]+) of release 3\.1\.11$/.exec(part)?.[1];
    if (release !== undefined) return ['ofRelease', Number(release)];
    const [name, pattern] = Object.entries(words).find(([, each]) => each.test(part)) ?? assert.fail(part);
    return [name, Number(pattern.exec(part)?.[1]?.replaceAll(',', ''))];
  });
  return Object.fromEntries(found);
}

describe('how rules are counted', () => {
  let folder: string;
  let bank: ServedBank;
  let env: Readonly<Record<string, string>>;
  let target: readonly string[];

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aisp-counts-'));
    bank = await servedBank('http', { profile: serviceProfile });
    const answer = await bank.anonymous(`${bank.url}/stub/tokens?as=env`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: 'household' }),
    });
    env = Object.fromEntries(
      (await answer.text()).split('\n').flatMap((line) => {
        const [name, value] = line.split('=');
        return name && value ? [[name, value]] : [];
      }),
    );
    target = ['--target', bank.url];
  });
  after(async () => {
    await bank.close();
    rmSync(folder, { recursive: true });
  });

  it('is one way in every output on one bank, and its numbers agree', async () => {
    const all = await loadRules();
    const run = await aispHere(['run', ...target, '--out', folder, '--format', 'markdown'], { env });
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
    const { inRun, apply, judged } = ruleCountsOf(report);
    assert.ok(inRun > apply && apply > judged && judged > 100, `${inRun} ${apply} ${judged}`);
    assert.equal(inRun, rulesFor(all, { release: latestRelease }).length);
    const byOutcome = (outcomes: readonly string[]) => report.rules.filter(({ outcome }) => outcomes.includes(outcome));
    assert.equal(judged, byOutcome(['pass', 'fail', 'warn', 'waived']).length);

    const ofReport = { inRun, apply, judged };
    const file = (name: string) => readFileSync(join(folder, name), 'utf8');
    for (const [name, text] of Object.entries({
      terminal: run.stdout,
      'report.html': file('report.html'),
      'report.md': file('report.md'),
      'junit.xml': file('junit.xml'),
    })) {
      assert.deepEqual(countedIn(text), ofReport, name);
    }
    const [, tests] = /<testsuite [^>]*tests="(\d+)"/.exec(file('junit.xml')) ?? [];
    assert.equal(Number(tests), inRun);
    assert.match(run.stderr, new RegExp(`Done with ${inRun} of ${inRun} rules in the run: `));

    const plan = await aispHere(['run', ...target, '--plan'], { env });
    assert.deepEqual(countedIn(plan.stdout), { known: all.length, inRun });
    const check = await aispHere(['check', ...target], { env });
    const { judgeable = 0, ...others } = countedIn(check.stdout);
    assert.deepEqual(others, { known: all.length, inRun, apply });
    assert.ok(Math.abs(judgeable - judged) <= judged / 10, `${judgeable} by the check, ${judged} by the run`);

    const ofRelease = all.filter((rule) => isOfRelease(rule, latestRelease)).length;
    assert.deepEqual(countedIn((await aispHere(['rules'])).stdout), { known: all.length });
    assert.deepEqual(countedIn((await aispHere(['rules', '--release', latestRelease])).stdout), {
      known: all.length,
      ofRelease,
    });
    const workbench = await openedWorkbench();
    try {
      assert.deepEqual(countedIn((await workbench.ask('/rules')).text), { known: all.length });
      cpSync(join(folder, 'report.json'), join(workbench.folder, 'report.json'));
      assert.deepEqual(countedIn((await workbench.ask('/report?file=report.json')).text), ofReport);
    } finally {
      workbench.remove();
    }
  });

  it('is what README says in hundreds', async () => {
    const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');
    const known = (await loadRules()).length;
    const hundreds = ['', '', '', '', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    assert.match(readme, new RegExp(`\\*\\*Over ${hundreds[Math.floor(known / 100)]} hundred rules\\.\\*\\*`));
  });

  it('tells only the numbers that an output has', () => {
    const counts: RuleCounts = { known: 1605, inRun: 493, apply: 429, judged: 0 };
    assert.equal(ruleCountsSentence(counts), 'Rules: 1,605 known, 493 in the run, 429 apply to this bank, 0 judged.');
    assert.equal(ruleCountsSentence({ known: 605 }), 'Rules: 605 known.');
  });
});
