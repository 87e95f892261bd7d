import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIdsOf } from '../ids.js';
import { statementCounts, statementId } from '../statement-counts.js';
import { member, ScaffoldError } from './scaffold.js';

/** @type {Readonly<Record<string, string>>} the page of the standard that most rules of a group cite */
const pages = {
  EP: 'Endpoints',
  CON: 'Account Access Consents',
  PRM: 'Account and Transaction API',
  ACC: 'Accounts',
  BAL: 'Balances',
  TRA: 'Transactions',
  BEN: 'Beneficiaries',
  DIR: 'Direct Debits',
  STO: 'Standing Orders',
  SCP: 'Scheduled Payments',
  PAR: 'Parties',
  PRO: 'Products',
  OFF: 'Offers',
  STA: 'Statements',
};

/**
 * `npm run new:rule -- AISP-BAL-015 "What holds for a conforming bank"`. What only its author can say is left empty, and the
 * tests of the vectors name each of these places until it is filled in.
 * @param {string} root the checkout
 * @param {readonly string[]} args
 * @returns {import('./scaffold.js').Scaffold} Throws a ScaffoldError that names the cure.
 */
export function newRule(root, [id = '', title = '', ...more]) {
  const [, group = '', number = '', letter = ''] = /^AISP-([A-Z][A-Z0-9]*)-(\d{3})([a-z]?)$/.exec(id) ?? [];
  if (group === '') throw new ScaffoldError(`"${id}" is no rule id: write it as AISP-BAL-015, and the title after it.`);
  const text = readFileSync(join(root, 'schemas', 'statements', 'groups.ts'), 'utf8');
  const groups = [...text.matchAll(/^ {2}([A-Z][A-Z0-9]*): '/gm)].map(([, name]) => name);
  if (!groups.includes(group)) throw new ScaffoldError(`There is no group ${group}: there are ${groups.join(', ')}.`);
  if (ruleIdsOf(root).includes(id))
    throw new ScaffoldError(`There is a rule ${id} already: npx aisp rules ${id} shows it.`);
  if (!/^[A-Z].{10,}[^.]$/.test(title) || more.length > 0) {
    throw new ScaffoldError(
      'Say after the id what holds for a conforming bank, in quotes: a capital first, no full stop.',
    );
  }
  const beyond = number >= '900';
  const count = statementCounts(root).get(group) ?? 0;
  if (!beyond && Number(number) > count + 1) {
    throw new ScaffoldError(
      `${id} is no statement: ${group} has ${count}. Take one of them, ${statementId(group, count + 1)} for one that is new, or a number from 901 on for a rule beyond the statements.`,
    );
  }
  const path = join(
    'suites',
    'rules',
    group.toLowerCase(),
    `${group.toLowerCase()}-${number}${letter}-${slug(title)}.ts`,
  );
  const source = [
    "import { clause } from '../../core/clause.ts';",
    "import { look } from '../../core/look.ts';",
    "import { rule } from '../../core/rule.ts';",
    '',
    'export default rule({',
    member('id', id),
    member('level', beyond ? 'SHOULD' : 'MUST'),
    member('title', title),
    "  matters: '',",
    `  clause: clause('${pages[group] ?? 'Read/Write Data API'}', ''),`,
    ...(letter === '' ? [] : [`  statements: ['AISP-${group}-${number}'],`]),
    ...(beyond ? ["  beyond: '',"] : []),
    "  scenarios: ['reads'],",
    "  needs: 'a success',",
    '  *judge(evidence) {',
    "    for (const exchange of evidence.select({ probe: 'happy' })) {",
    "      yield look({ exchange }, true, 'Expected what the title says');",
    '    }',
    '  },',
    "  accept: { 'evidence that keeps it': { operation: 'GET /accounts', data: {} } },",
    "  reject: { 'evidence that breaks it': { operation: 'GET /accounts', data: {} } },",
    '});',
    '',
  ];
  return {
    files: [{ path, text: source.join('\n') }],
    next: [
      'Fill in matters, clause, level, judge and the vectors: these tests fail until then.',
      '  npm run test:only -- rule-vectors',
      `A rule that nothing can break is none: npm test fails without a fault that breaks ${id}.`,
      `  npm run new:fault -- what-the-bank-does-wrong --rule ${id}`,
      '  npm run coverage',
    ],
  };
}

/** @param {string} title */
function slug(title) {
  const words = title.toLowerCase().match(/[a-z0-9]{3,}/g) ?? ['rule'];
  return words
    .filter((word) => !['the', 'and', 'has', 'its', 'that', 'with', 'are', 'not'].includes(word))
    .slice(0, 4)
    .join('-');
}
