import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIdsOf } from './ids.js';

const to = join('schemas', 'statements', 'statement-counts.ts');

/**
 * How many statements each group has, as the checkout has it.
 * @param {string} root
 * @returns {ReadonlyMap<string, number>}
 */
export function statementCounts(root) {
  const text = readFileSync(join(root, to), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}([A-Z][A-Z0-9]*): (\d+),$/gm)].map(([, group = '', count]) => [group, Number(count)]),
  );
}

/**
 * The counts as a source, in which a rule with the next number of its group is a statement more.
 * @param {string} root
 * @returns {readonly { readonly to: string, readonly text: string }[]} none where the checkout has no counts
 */
export function countSource(root) {
  if (!existsSync(join(root, to))) return [];
  const ids = new Set(ruleIdsOf(root));
  let text = readFileSync(join(root, to), 'utf8');
  for (const [group, before] of statementCounts(root)) {
    let count = before;
    // A group without statements of its own stays so.
    while (before > 0 && ids.has(statementId(group, count + 1))) count += 1;
    text = text.replace(`  ${group}: ${before},\n`, `  ${group}: ${count},\n`);
  }
  return [{ to, text }];
}

/**
 * @param {string} group
 * @param {number} number
 */
export function statementId(group, number) {
  return `AISP-${group}-${String(number).padStart(3, '0')}`;
}
