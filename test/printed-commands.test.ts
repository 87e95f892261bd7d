import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { loadFaults } from '../stub/faults/load.ts';
import { loadVariants } from '../stub/variants/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { helpTexts } from './support/help-texts.ts';
import { commandsIn, type PrintedCommand, unknownId, wordsProblem } from './support/printed-commands.ts';

const root = join(import.meta.dirname, '..', '..');
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const known = {
  faults: idsOf(await loadFaults()),
  variants: idsOf(await loadVariants()),
  rules: idsOf(await loadRules()),
};

function filesBelow(folder: string, kind: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'bench/README.md'],
  ...filesBelow('docs', /\.md$/),
  ...filesBelow('examples', /\.md$/),
];
/** What the product says is in its sources, word for word; tests say nothing. */
const sources = ['bin', 'library', 'reports', 'scripts', 'stub', 'suites', 'workbench'].flatMap((folder) =>
  filesBelow(folder, /(?<!\.test)\.(?:ts|js)$/),
);

/** Many pages have the same command. */
const tried = new Map<string, string | undefined>();

async function problemOf(command: PrintedCommand): Promise<string | undefined> {
  const { text } = command;
  if (!tried.has(text)) {
    const id = unknownId(command, known);
    tried.set(text, id === undefined ? await wordsProblem(command) : `there is no ${id}`);
  }
  return tried.get(text);
}

async function problemsOf(commands: readonly PrintedCommand[], where: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const command of commands) {
    const problem = await problemOf(command);
    if (problem !== undefined) problems.push(`${where}: ${command.text}: ${problem}`);
  }
  return problems;
}

async function look(paths: readonly string[], isMeant: (command: PrintedCommand) => boolean) {
  const problems: string[] = [];
  let seen = 0;
  for (const path of paths) {
    const commands = commandsIn(readFileSync(join(root, path), 'utf8')).filter(isMeant);
    seen += commands.length;
    problems.push(...(await problemsOf(commands, path)));
  }
  return { problems, seen };
}

test('every command of every guide begins its work', async () => {
  const { problems, seen } = await look(guides, () => true);
  assert.deepEqual(problems, []);
  assert.ok(seen > 500, `only ${seen} commands were found`);
});

test('every command that a message of the product names exists, with its options', async () => {
  // The lines of help texts are read where they are printed.
  const { problems, seen } = await look(sources, ({ mentioned }) => mentioned);
  assert.deepEqual(problems, []);
  assert.ok(seen > 40, `only ${seen} commands were found`);
});

test('every command of every help text begins its work', async () => {
  const commands = commandsIn([...helpTexts().values()].join('\n'));
  assert.deepEqual(await problemsOf(commands, 'help'), []);
  assert.ok(commands.length > 40, `only ${commands.length} commands were found`);
});

test('every script of npm that a guide names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const own = guides.filter((path) => !path.startsWith('examples'));
  const named = own.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/npm run (?:-s )?([\w:]+)/g),
  ]);
  assert.ok(named.length > 40, `only ${named.length} were found`);
  assert.deepEqual(
    named.flatMap(([, name = '']) => (Object.hasOwn(scripts, name) ? [] : [name])),
    [],
  );
});

test('a command that is not there is told, and so are an option and an id', async () => {
  const wrong = [
    'npx aisp-conformance rum',
    '$ aisp run --targets x',
    '"aisp run --fault no-such"',
    'aisp rules AISP-BAL',
  ];
  assert.equal((await problemsOf(commandsIn(wrong.join('\n')), 'here')).length, wrong.length);
});
