import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { executedIn, executedOf, markExecuted } from '../bin/rules/executed-part.ts';
import { inTerminal } from '../bin/rules/in-terminal.ts';
import { nearVariants } from '../bin/rules/near-variants.ts';
import { rulePage } from '../bin/rules/rule-page.ts';
import { painter } from '../reports/formats/console/terminal.ts';
import type { RuleId } from '../schemas/statements/rule-ids.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { exampleText } from './support/rule-example-text.ts';
import { RuleExamples } from './support/rule-examples.ts';
import { pageSources, rulePages, strayPages } from './support/rule-pages.ts';
import { runBeforehand } from './support/run-beforehand.ts';

const catalogue = await loadRules();
const sources = await pageSources(catalogue);
const mostBytes = 2_000_000;
/** About a status, a header, a request, an answer and a bank that offers more: the sweep runs all. */
const triedAgain: readonly RuleId[] = ['AISP-SEC-001', 'AISP-HDR-001', 'AISP-CON-008', 'AISP-BAL-004', 'AISP-STA-004'];
const examples = new RuleExamples(catalogue, sources.faults);
const rulesToTry = triedAgain.flatMap((id) => catalogue.filter((rule) => rule.id === id));
const tried = await runBeforehand(rulesToTry.map((rule) => () => examples.of(rule)));
const remake = 'run "npm run coverage" and commit what it writes';

describe('the pages of the rules', () => {
  const pages = rulePages(catalogue, sources);

  it('are there for every rule and say what catalogue, ledger and faults say, around what was run', () => {
    const stale = pages.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
    assert.deepEqual(
      stale.map(({ path }) => basename(path)),
      [],
      remake,
    );
    assert.equal(pages.length, catalogue.length + 1);
  });

  it('show of every rule an exchange that keeps it and one that a fault which names it breaks', () => {
    for (const { id } of catalogue) {
      const shown = executedOf(id) ?? '';
      const [kept = '', broken = ''] = shown.split('\n## Broken\n');
      assert.match(kept, /\n## Kept\n[^#]*```text\n[A-Z]+ \//, `${id}: ${remake}`);
      const [, fault] = /with the fault `([\w-]+)`:\n\n```text\n[A-Z]+ \//.exec(broken) ?? [];
      assert.ok(
        sources.faults.some((each) => each.id === fault && each.breaks.includes(id)),
        `${id}: ${fault}: ${remake}`,
      );
      assert.match(broken, new RegExp(`The finding: .+\\n\\n\`\`\`sh\\n.* --fault ${fault}( --only ${id})?\\n`), id);
    }
  });

  it('are of rules that there are, and small enough to be shipped', () => {
    assert.deepEqual(strayPages(catalogue), [], remake);
    assert.ok(pages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) < mostBytes);
  });

  for (const [index, id] of triedAgain.entries()) {
    it(`show of ${id} what a run gives today`, () => {
      const example = tried[index]?.();
      assert.ok(example);
      assert.equal(executedOf(id), markExecuted(exampleText(example)), remake);
    });
  }

  it('have a marked part, which is found again, or none', () => {
    assert.equal(executedIn(`before\n\n${markExecuted('## Kept')}\n\nafter`), markExecuted('## Kept'));
    assert.equal(executedIn('# A page without it'), undefined);
    assert.equal(executedOf('AISP-BAL-000'), undefined);
  });
});

describe('the variants near a rule', () => {
  const near = (id: string) => {
    const rule = catalogue.find((each) => each.id === id);
    assert.ok(rule);
    return nearVariants(rule, sources.variants).map((variant) => variant.id);
  };

  it('are first those at which it warns, then those that resemble a bank that breaks it', () => {
    assert.deepEqual(near('AISP-ENV-001'), ['no-links-and-meta', 'meta-empty']);
    assert.deepEqual(near('AISP-PAG-006'), ['ends-on-every-answer', 'one-page', 'pages-of-100']);
  });

  it('are none for a rule that no variant has to do with, though one leaves it nothing to look at', () => {
    for (const id of ['AISP-CON-008', 'AISP-PRM-002', 'AISP-PRM-004', 'AISP-PRM-011']) assert.deepEqual(near(id), []);
  });

  it('are there for a good part of the catalogue', () => {
    const told = catalogue.filter(({ id }) => near(id).length > 0);
    assert.ok(told.length > 80, String(told.length));
  });
});

describe('where a rule draws the line', () => {
  const lines = (id: string) => {
    const rule = catalogue.find((each) => each.id === id) ?? assert.fail(id);
    return rulePage(rule, sources, undefined)
      .split('\n')
      .filter((line) => /^- (passes|fails|warns): /.test(line));
  };

  it('is told by what each of its vectors comes to', () =>
    assert.deepEqual(lines('AISP-PRM-002'), [
      '- passes: refuses with 403',
      '- fails: answers with data; refuses with 404',
      '- warns: refuses with 400',
    ]));

  it('is told of every vector, once, and never in words that contradict what comes of it', () => {
    for (const rule of catalogue) {
      const [passes = '', ...others] = lines(rule.id);
      assert.match(passes, /^- passes: /, rule.id);
      assert.ok(others.length > 0, rule.id);
      const titles = [...Object.keys(rule.accept), ...Object.keys(rule.reject)];
      assert.equal(
        [passes, ...others]
          .map((line) => line.replace(/^- \w+: /, ''))
          .join('; ')
          .split('; ').length,
        titles.join('; ').split('; ').length,
        rule.id,
      );
      for (const title of titles) assert.doesNotMatch(title, /\btolerated\b/, rule.id);
    }
  });
});

describe('a page in a terminal', () => {
  const markdown = [
    '# AISP-BAL-004: Balances\\_differ',
    '**MUST**: a bank that breaks it does not conform.',
    'Said by [Balances, Notes](https://standard.example/Balances.html#notes).',
    markExecuted('```text\nGET /balances\n> "Type": "Expected"\n```'),
    '- `balance-type-twice`: Shows the cleared balance of an account twice',
  ].join('\n\n');

  it('is wrapped, with its code as it is, its links written out and without marks', () => {
    assert.deepEqual(
      inTerminal(markdown, 44, painter(false))
        .split('\n')
        .filter((line) => line !== ''),
      [
        'AISP-BAL-004: Balances_differ',
        'MUST: a bank that breaks it does not',
        'conform.',
        'Said by Balances, Notes',
        '<https://standard.example/Balances.html#notes>.',
        '    GET /balances',
        '    > "Type": "Expected"',
        '  - balance-type-twice: Shows the cleared',
        '    balance of an account twice',
      ],
    );
  });

  it('has colours where there are any, on the same text', () => {
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const painted = inTerminal(markdown, 44, painter(true));
    assert.match(painted, escapes);
    assert.equal(painted.replace(escapes, ''), inTerminal(markdown, 44, painter(false)));
  });
});
