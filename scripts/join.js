import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { build } from 'esbuild';
import { groupsOf, reachedFrom } from './groups.js';

/**
 * `node scripts/join.js ROOT BUILD`: joins what a bank and the command line begin with into few files in `joined/` of a build folder,
 * since Node takes about a millisecond to find, open and link each file. Every compiled file stays in its place and hands on what it
 * exports from where that went: so each module is there once, whoever imports it. Packages stay outside, and so do modules that ask
 * where they stand and those that are found by listing a folder. A module comes after what it imports, as ever, and otherwise in
 * another order than by itself: none may do more, when it is loaded, than define something.
 */
const [root = '', folder = ''] = process.argv.slice(2);
const listFile = join(folder, 'joined', 'modules.json');
/** Loaded by their paths: by Node, by Playwright, or as processes of their own. */
const entries = [
  'bin/aisp.ts',
  'bin/command-line.ts',
  'bin/run/engine.ts',
  'library/public/index.ts',
  'library/judging/run-apart-process.ts',
  'reports/playwright-reporter.ts',
  'suites/playwright.config.ts',
  'suites/specs/global-setup.ts',
  'suites/specs/global-teardown.ts',
  'suites/specs/report.ts',
  'suites/specs/rules.spec.ts',
].filter((path) => existsSync(join(root, path)));
/** Found by listing these folders, and all loaded where somebody asks for their list: what they need is then loaded without a bank. */
const listed = ['stub/faults', 'stub/variants'].flatMap((place) =>
  (existsSync(join(root, place)) ? readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }) : [])
    .map((file) => `${place}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path.split('/').length > 3),
);
const list = 'the list of faults and variants';
/** Those whose start somebody waits for. */
const awaited = [
  'bin/program.ts',
  'bin/stub/start-stub.ts',
  'library/bank/create-bank-here.ts',
  'library/bank/start-bank-here.ts',
];

/** @type {import('esbuild').BuildOptions & { write: false }} */
const usual = { absWorkingDir: root, platform: 'node', format: 'esm', charset: 'utf8', write: false };
const compiled = (/** @type {string} */ path) => path.replace(/\.tsx?$/, '.js');
const source = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** What the sources import of each other, by their paths in the checkout. */
async function readModules() {
  const entryPoints = [...entries, ...listed].map((path) => `./${path}`);
  const { metafile } = await build({
    ...usual,
    ...{ bundle: true, splitting: true, outdir: folder },
    packages: 'external',
    entryPoints,
    metafile: true,
  });
  /** @type {Map<string, { readonly imports: readonly string[], readonly later: readonly string[] }>} */
  const found = new Map([[list, { imports: listed, later: [] }]]);
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => external !== true);
    const of = (/** @type {string} */ kind) => own.filter((each) => each.kind === kind).map((each) => each.path);
    found.set(path, { imports: of('import-statement'), later: of('dynamic-import') });
  }
  return found;
}

/**
 * The names that modules export, by their paths.
 * @param {readonly string[]} paths
 */
async function readNames(paths) {
  const everything = paths.find((path) => /^export \*/m.test(source(path)));
  if (everything !== undefined) throw new Error(`${everything} must name what it exports: it is joined with others.`);
  // The bundler would look for what such a path may mean, among the modules that it has.
  const guessed = paths.find((path) => /\bimport\(`/.test(source(path)));
  if (guessed !== undefined) throw new Error(`${guessed} must import by a URL where the path is not fixed.`);
  const entryPoints = paths.map((path) => `./${path}`);
  const { metafile } = await build({ ...usual, entryPoints, outdir: folder, metafile: true });
  return new Map(Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [entryPoint, exports]));
}

const modules = await readModules();
const placed = [...modules.keys()].filter((path) => path !== list && source(path).includes('import.meta'));
const first = new Set(awaited.flatMap((path) => [...reachedFrom(path, modules)]));
const apart = [...entries, list, ...placed];
// Each of them is in no group with one that needs it: so it can be taken out of its own.
const groups = groupsOf(modules, apart)
  .map((group) => group.filter((path) => !apart.includes(path) && !listed.includes(path)))
  .filter((group) => group.length > 1 && group.some((path) => first.has(path)));
/** The file that each module is joined into: it is named after the one with the shortest path. */
const fileOf = new Map(
  groups.flatMap((group) => {
    const [shortest = ''] = group.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return group.map((path) => [path, `joined/${compiled(shortest).replaceAll('/', '-')}`]);
  }),
);
const names = await readNames([...fileOf.keys()]);

/**
 * What a module exports, as another says it. A name in a joined file tells its module, since two modules may use the same.
 * @param {string} path
 * @param {string} from
 * @param {'joins' | 'hands on'} how
 */
function exportsOf(path, from, how) {
  const said = (names.get(path) ?? []).map((name) => {
    const joined = JSON.stringify(`${path}:${name}`);
    return how === 'joins' ? `${name} as ${joined}` : `${joined} as ${name}`;
  });
  return `export { ${said.join(', ')} } from '${from}';\n`;
}

/**
 * Writes modules to one file of the build folder, with those that belong there and no others, and its source map.
 * @param {Pick<import('esbuild').BuildOptions, 'stdin' | 'entryPoints'>} begun
 * @param {string} file
 * @param {(path: string) => boolean} belongs
 */
async function write(begun, file, belongs) {
  const { outputFiles } = await build({
    ...usual,
    bundle: true,
    packages: 'external',
    ...begun,
    outfile: join(folder, file),
    sourcemap: true,
    sourcesContent: false,
    plugins: [
      {
        name: 'others-stay-outside',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\./, namespace: 'handed-on' }, ({ path }) => ({ path, external: true }));
          onResolve({ filter: /^\./, namespace: 'file' }, ({ path, resolveDir, kind }) => {
            const wanted = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
            if (belongs(wanted)) return undefined;
            if (fileOf.has(wanted) && kind === 'import-statement') return { path: wanted, namespace: 'handed-on' };
            return { path: between(file, compiled(wanted)), external: true };
          });
          onLoad({ filter: /./, namespace: 'handed-on' }, ({ path }) => ({
            contents: exportsOf(path, between(file, fileOf.get(path) ?? ''), 'hands on'),
          }));
        },
      },
    ],
  });
  for (const { path, text } of outputFiles) writeFileSync(path, text);
}

/**
 * How a file of the build folder names another.
 * @param {string} from
 * @param {string} to
 */
function between(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** @type {readonly string[]} */
const last = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
mkdirSync(dirname(listFile), { recursive: true });
// Should it break off, the next one mends what is half done.
writeFileSync(listFile, JSON.stringify([...new Set([...last, ...fileOf.keys()])]));
for (const group of groups) {
  const file = fileOf.get(group[0] ?? '') ?? '';
  const contents = group.map((path) => exportsOf(path, `./${path}`, 'joins')).join('');
  const stdin = { contents, resolveDir: root, sourcefile: 'joined' };
  await write({ stdin }, file, (path) => group.includes(path));
}
for (const [path, file] of fileOf) {
  writeFileSync(join(folder, compiled(path)), exportsOf(path, between(compiled(path), file), 'hands on'));
}
// Those that stand by themselves again: the compiler writes only what changed.
for (const path of last.filter((each) => !fileOf.has(each) && existsSync(join(root, each)))) {
  await write({ entryPoints: [`./${path}`] }, compiled(path), (each) => each === path);
}
const kept = new Set([...fileOf.values()].flatMap((file) => [posix.basename(file), `${posix.basename(file)}.map`]));
for (const name of readdirSync(dirname(listFile))) {
  if (name !== 'modules.json' && !kept.has(name)) rmSync(join(dirname(listFile), name));
}
writeFileSync(listFile, JSON.stringify([...fileOf.keys()]));
