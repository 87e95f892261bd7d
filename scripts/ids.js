import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A list of ids that is read from sources, so that it is there before they compile: a rule or fault that is named anywhere and is
 * not there does not compile.
 * @typedef {object} IdList
 * @property {string} name of the constant
 * @property {string} type
 * @property {string} about
 * @property {string} from folder whose folders hold the sources
 * @property {readonly string[]} [beside] sources elsewhere
 * @property {string} to the generated source
 * @property {(text: string) => readonly string[]} idsIn the ids that one source declares
 */

/** @type {IdList} */
const rules = {
  name: 'ruleIds',
  type: 'RuleId',
  about: 'The ids of all rules',
  from: join('suites', 'rules'),
  beside: [join('suites', 'core', 'endpoint-rules.ts')],
  to: join('schemas', 'statements', 'rule-ids.ts'),
  idsIn: ruleIdsIn,
};

/** @type {IdList} */
const faults = {
  name: 'faultIds',
  type: 'FaultId',
  about: 'The ids of all faults',
  from: join('stub', 'faults'),
  to: join('stub', 'faults', 'fault-ids.ts'),
  idsIn: ownId,
};

/** @type {IdList} */
const variants = {
  name: 'variantIds',
  type: 'VariantId',
  about: 'The ids of all lawful variants',
  from: join('stub', 'variants'),
  to: join('stub', 'variants', 'variant-ids.ts'),
  idsIn: ownId,
};

/** @type {IdList} */
const quirks = {
  name: 'quirkIds',
  type: 'QuirkId',
  about: 'The ids of all quirks',
  from: join('stub', 'quirks'),
  to: join('stub', 'quirks', 'quirk-ids.ts'),
  idsIn: idsOfRows,
};

/** @param {string} root the checkout */
export const ruleIdsOf = (root) => readIds(root, rules);
/** @param {string} root the checkout */
export const faultIdsOf = (root) => readIds(root, faults);

/**
 * The ids that the source of rules declares: as the member `id`, or first in a row of a table.
 * @param {string} text
 */
function ruleIdsIn(text) {
  return [...text.matchAll(/(?:\bid: |^ *\w*[[(]\s*)'(AISP-[A-Z][A-Z0-9]*-\d{3}[a-z]?)',/gm)].map(([, id = '']) => id);
}

/** @param {string} text */
function ownId(text) {
  return [...text.matchAll(/^ {2}id: '([a-z0-9-]+)',$/gm)].map(([, id = '']) => id);
}

/** @param {string} text */
function idsOfRows(text) {
  return [...text.matchAll(/^ {4}id: '([a-z0-9-]+)',$/gm)].map(([, id = '']) => id);
}

/**
 * @param {string} root the checkout
 * @param {IdList} list
 */
function readIds(root, { from, beside = [], idsIn }) {
  const found = readdirSync(join(root, from), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, from, name)).map((file) => join(from, name, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = [...found, ...beside].map((file) => readFileSync(join(root, file), 'utf8'));
  return [...new Set(sources.flatMap(idsIn))].sort();
}

/**
 * The lists of ids as sources, by path.
 * @param {string} root the checkout; a list whose sources it does not have is left out
 * @returns {readonly { readonly to: string, readonly text: string }[]}
 */
export function idSources(root) {
  return [rules, faults, variants, quirks]
    .filter(({ from }) => existsSync(join(root, from)))
    .map((list) => ({ to: list.to, text: sourceOf(list, readIds(root, list)) }));
}

/**
 * @param {IdList} list
 * @param {readonly string[]} ids
 */
function sourceOf({ name, type, about, from }, ids) {
  return [
    `/** ${about}, read from ${from.replaceAll('\\', '/')}/ by scripts/lists.js before anything is compiled: not to be edited. */`,
    `export const ${name} = [`,
    ...ids.map((id) => `  '${id}',`),
    '] as const;',
    '',
    `/** One of ${about.charAt(0).toLowerCase()}${about.slice(1)}. */`,
    `export type ${type} = (typeof ${name})[number];`,
    '',
  ].join('\n');
}
