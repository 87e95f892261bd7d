import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { groupOf, groups, type Rule } from './rule.ts';

const folder = fileURLToPath(new URL('../rules', import.meta.url));

/**
 * Every rule of suites/rules, found by listing the folder: a file's default export is one rule or a list of rules.
 * Sorted by group, then id. Throws a TypeError for a file without rules, two rules of one id, or a rule in another group's folder.
 */
export async function loadRules(): Promise<readonly Rule[]> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((group) =>
      readdirSync(join(folder, group.name))
        .filter((file) => /^(?!.*\.test\.).*\.[jt]s$/.test(file))
        .map((file) => ({ group: group.name.toUpperCase(), path: join(folder, group.name, file) })),
    );
  const loaded = linksOneAtATime ? await loadInTurn(files) : await Promise.all(files.map(load));
  const rules = loaded.flat();
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) throw new TypeError(`two rules have the id ${id}`);
    seen.add(id);
  }
  const order = Object.keys(groups);
  return rules.sort((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)) || (a.id < b.id ? -1 : 1));
}

/** Jest cannot link modules at once that share an import. Elsewhere they are loaded at once: that takes a tenth less processor time. */
const linksOneAtATime = process.env.JEST_WORKER_ID !== undefined;

interface RuleFile {
  readonly group: string;
  readonly path: string;
}

async function loadInTurn(files: readonly RuleFile[]): Promise<readonly (readonly Rule[])[]> {
  const loaded: (readonly Rule[])[] = [];
  for (const file of files) loaded.push(await load(file));
  return loaded;
}

async function load({ group, path }: RuleFile): Promise<readonly Rule[]> {
  const exported = ((await import(pathToFileURL(path).href)) as { default?: Rule | readonly Rule[] }).default;
  const found =
    exported === undefined ? [] : Array.isArray(exported) ? (exported as readonly Rule[]) : [exported as Rule];
  if (found.length === 0) throw new TypeError(`${path} exports no rule by default`);
  const stray = found.find((rule) => groupOf(rule) !== group);
  if (stray !== undefined) throw new TypeError(`${stray.id} stands in the folder of ${group}`);
  return found;
}
