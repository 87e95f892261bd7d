import { type Clause, isMandatory, type Level } from '../../reports/contract/index.ts';
import { releases } from '../../schemas/releases.ts';
import type { Statement } from '../../schemas/statements/statement.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { judgeVector } from '../../suites/core/judge-vector.ts';
import { groups, type Rule, statementsOf } from '../../suites/core/rule.ts';
import { reasonOf } from '../../suites/ledger/leniency.ts';
import { onlyWarn } from '../../suites/ledger/only-warn.ts';
import { nearVariants } from './near-variants.ts';
import { ruleEntry } from './rule-entry.ts';

/** What a page is made from besides the rule: the statements, and all that the bundled bank can be made to do. */
export interface PageSources {
  /** Every rule there is: a fault of a schema is told by one of them. */
  readonly catalogue: readonly Rule[];
  readonly statements: Readonly<Partial<Record<string, Statement>>>;
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
}

const mostVariants = 4;
const mostOfficial = 6;

/**
 * The page of a rule, in Markdown: what it says and where the standard says it, why it matters, the two exchanges, what breaks
 * it and what does not. `executed` is the part about the exchanges, as a build found them; without it the page says so.
 */
export function rulePage(rule: Rule, sources: PageSources, executed: string | undefined): string {
  const { group, officialTests } = ruleEntry(rule, sources.faults);
  const parts = [
    `# ${rule.id}: ${inText(rule.title)}`,
    `**${rule.level}**: ${meaningOf(rule)} Group ${group}, ${groups[group]}. ${releasesOf(rule)}.`,
    `Said by ${clauseLink(rule.clause)}.`,
    ...covers(rule, sources),
    '## Why it matters',
    inText(rule.matters),
    executed ?? 'No build has tried this rule yet: `npm run coverage` does, and writes here what the bank answered.',
    '## Where it draws the line',
    `It needs ${inText(rule.needs)}. By what the bank does or sends, the rule:`,
    whereTheLineIs(rule, sources),
    '## What breaks it',
    list(sources.faults.filter(({ breaks }) => breaks.includes(rule.id))),
    ...whatDoesNot(rule, sources.variants),
    '## The official suite',
    officialText(officialTests),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What breaking a rule of a level comes to, in a sentence. */
function meaningOf({ id, level }: Pick<Rule, 'id' | 'level'>): string {
  const why: string | undefined = (onlyWarn as Readonly<Record<string, string>>)[id];
  if (why !== undefined) return `a bank that breaks it gets a warning. ${why}`;
  if (isMandatory(level)) return 'a bank that breaks it does not conform.';
  const weak: Readonly<Partial<Record<Level, string>>> = { MAY: 'the bank is free; the unusual is told in a warning.' };
  return weak[level] ?? 'a bank that breaks it gets a warning, and conforms all the same.';
}

function releasesOf({ releases: { since, until } = {} }: Pick<Rule, 'releases'>): string {
  if (since === undefined && until === undefined) return 'In all releases';
  if (until === undefined) return `Since release ${since}`;
  return since === undefined || since === releases[0] ? `Until release ${until}` : `In releases ${since} to ${until}`;
}

/**
 * Which statements a rule answers for; for those with another number, where they stand and what they say beyond the rule's
 * title.
 */
function covers(rule: Rule, { statements }: PageSources): readonly string[] {
  if (rule.beyond !== undefined) return [`No statement of the standard covers it. ${inText(rule.beyond)}`];
  const ids = statementsOf(rule);
  const others = ids
    .filter((id) => id !== rule.id)
    .map((id) => {
      const statement = statements[id];
      const where = statement?.clause === undefined ? '' : ` (${clauseLink(statement.clause)})`;
      const more =
        statement?.title === undefined || statement.title === rule.title ? '' : `: ${inText(statement.title)}`;
      return `- ${id}${where}${more}`;
    });
  if (others.length === 0) return ['It covers the statement of the same number.'];
  const own = others.length === ids.length ? 'It covers' : 'It covers the statement of the same number, and';
  return [`${own}:`, others.join('\n')];
}

function whatDoesNot(rule: Rule, variants: readonly Variant[]): readonly string[] {
  const near = nearVariants(rule, variants).slice(0, mostVariants);
  const readings = (rule.tolerates ?? []).map((id) => `- ${inText(reasonOf(id))}`);
  return [
    ...(near.length === 0 ? [] : ['## What looks like it, and is lawful', list(near)]),
    ...(readings.length === 0 ? [] : ['## What it only warns of', readings.join('\n')]),
  ];
}

/** The tests of one version, and a word on the other, which has the same ones under the ids of its series. */
function officialText(tests: readonly string[]): string {
  if (tests.length === 0) return 'No test of the official conformance suite touches it.';
  const isOfFour = (id: string) => id.startsWith('OB-400-');
  const both = tests.some(isOfFour) && !tests.every(isOfFour);
  const named = both ? tests.filter((id) => !isOfFour(id)) : tests;
  const shown = named.slice(0, mostOfficial).join(', ');
  const more = named.length > mostOfficial ? ` and ${named.length - mostOfficial} more` : '';
  return `Tests that touch it: ${shown}${more}.${both ? ' In version 4 they are of the series OB-400.' : ''}`;
}

/** What a rule comes to on each of its vectors, by their few words. */
function whereTheLineIs(rule: Rule, { catalogue }: PageSources): string {
  const vectors = [rule.accept, rule.reject].flatMap((those) => Object.entries(those));
  const judged = vectors.map(([title, vector]) => ({
    title,
    outcome: judgeVector(rule, vector, catalogue).verdict.outcome,
  }));
  return Object.entries({ pass: 'passes', fail: 'fails', warn: 'warns' })
    .map(
      ([outcome, word]) => [word, judged.filter((each) => each.outcome === outcome).map(({ title }) => title)] as const,
    )
    .filter(([, titles]) => titles.length > 0)
    .map(([word, titles]) => `- ${word}: ${inText(titles.join('; '))}`)
    .join('\n');
}

function list(changes: readonly { readonly id: string; readonly title: string }[]): string {
  return changes.map(({ id, title }) => `- \`${id}\`: ${inText(title)}`).join('\n');
}

/** A clause, linked to its page: one of this package as it stands beside the pages of rules. */
function clauseLink({ title, url, page }: Clause): string {
  return link(title, url ?? page?.replace(/^docs\//, '../'));
}

function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${inText(text)}](${url})`;
}

/** Text as Markdown shows it: what would be markup is escaped. */
function inText(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, (mark) => `\\${mark}`);
}
