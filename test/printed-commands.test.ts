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
const sources = ['bin', 'files', 'library', 'reports', 'scripts', 'stub', 'suites', 'workbench'].flatMap((folder) =>
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

/** Where a text says how the package comes to be there, and where it first uses it. */
const saysHow = /\]\((?:[\w./-]*\/)?installation\.md(?:#[\w-]+)?\)|npm install [^\n]*\/aisp-conformance-[\d.]+\.tgz/;
const used = /npx (?:--no-install )?aisp(?:-conformance)?\b|from 'aisp-conformance'/;
/** What asks a registry, where the package is not. */
const fromRegistry =
  /(?:npm|pnpm|yarn) (?:i|install|add|exec|dlx)\b[^\n`]* aisp-conformance(?![-\w]|\/)|npx (?:-y|--yes)\b|npx aisp-conformance@/;

function usedBeforeInstalled(text: string): boolean {
  const [at, how] = [used.exec(text)?.index, saysHow.exec(text)?.index];
  return at !== undefined && (how === undefined || how > at);
}

test('a guide says how the package is installed before it uses it, and no text takes it from a registry', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  // Pages of rules are shown by the package; their index is read first.
  const ownPage = (path: string) => /^docs\/(?:installation\.md|rules\/AISP-)|^CHANGELOG/.test(path);
  const early = guides.filter((path) => !ownPage(path) && usedBeforeInstalled(read(path)));
  assert.deepEqual(early, []);
  const others = [
    'action.yml',
    'Dockerfile',
    'compose.yaml',
    '.ci/run',
    ...filesBelow('examples', /\.(?:ts|m?js|json)$/),
  ];
  const whole = [...guides, ...sources, ...others].filter((path) => path !== 'docs/installation.md');
  assert.deepEqual(
    whole.filter((path) => fromRegistry.test(read(path))),
    [],
  );
  const [today = '', later = ''] = read('docs/installation.md').split('## On the day it is published');
  assert.doesNotMatch(today, fromRegistry);
  assert.match(later, fromRegistry);
  assert.ok(!fromRegistry.test([...helpTexts().values()].join('\n')));
});

test('a command of a package that was never installed is found', () => {
  const command = '```\nnpx aisp-conformance run\n```\n';
  assert.ok(usedBeforeInstalled(command));
  assert.ok(usedBeforeInstalled(`${command}It is [installed](installation.md) first.`));
  assert.ok(!usedBeforeInstalled(`[Installed](../docs/installation.md#in-the-checkout):\n${command}`));
  assert.ok(!usedBeforeInstalled(`npm install --save-dev ./aisp-conformance-0.1.0.tgz\n${command}`));
  for (const line of [
    'npm i aisp-conformance',
    'npm install --save-dev aisp-conformance',
    'npx --yes aisp-conformance run',
  ]) {
    assert.match(line, fromRegistry);
  }
  assert.doesNotMatch('npm install ./aisp-conformance-0.1.0.tgz', fromRegistry);
});

test('every tarball that a guide names is that of this version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const named = guides.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/aisp-conformance-(\d[\w.-]*)\.tgz/g),
  ]);
  assert.ok(named.length > 4, String(named.length));
  assert.deepEqual([...new Set(named.map(([, each]) => each))], [version]);
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
