import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { startAisp } from '../support/aisp.ts';
import { leftOut } from '../support/turns.ts';

// No image can be built here: the steps of the Dockerfile are carried out one by one, in empty folders.

const root = join(import.meta.dirname, '..', '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const lines = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const steps = lines.map((line) => {
  const [, name = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  return { name, rest };
});
const second = steps.findIndex(({ name }, index) => name === 'FROM' && steps[index - 1]?.name !== 'ARG');
const [building, final] = [steps.slice(0, second), steps.slice(second)];
const only = (name: string) => {
  const found = final.filter((step) => step.name === name);
  assert.equal(found.length, 1, name);
  return found[0]?.rest ?? '';
};
const listed = (name: string) => JSON.parse(only(name).replace(/^.*?(?=\[)/, '')) as readonly string[];

const folder = mkdtempSync(join(tmpdir(), 'aisp-image-test-'));
const inImage = (path: string) => join(folder, 'image', path);
const isIgnored = (name: string) =>
  read('.dockerignore')
    .split('\n')
    .some(
      (pattern) =>
        pattern !== '' &&
        new RegExp(`^${pattern.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name),
    );

function shell(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  assert.equal(status, 0, `${command}\n${stdout}\n${stderr}`);
}

/** COPY from the checkout: what .dockerignore leaves of it. */
function copyHere(sources: readonly string[], to: string): void {
  for (const source of sources) {
    const names = source === '.' ? readdirSync(root).filter((name) => !isIgnored(name)) : [source];
    for (const name of names) {
      if (name === 'reports')
        cpSync(join(root, name), join(to, name), {
          recursive: true,
          filter: (path) => !path.includes(join('reports', 'out')),
        });
      else cpSync(join(root, name), source === '.' || sources.length > 1 ? join(to, name) : to, { recursive: true });
    }
  }
}

/**
 * What the lock file asks for is there already, as the tests run with it: linked here, since to install it anew takes half a minute of
 * the processor. The second installation, without what is for development, is a real one.
 */
const installsAll = 'npm ci --ignore-scripts --no-audit --no-fund';
const installsRest = installsAll.replace('ci', 'ci --omit=dev');
const linked = `cp -al '${join(root, 'node_modules')}' .`;

function build(): void {
  let cwd = folder;
  for (const { name, rest } of building) {
    if (name === 'WORKDIR') {
      cwd = join(folder, rest);
      mkdirSync(cwd, { recursive: true });
    } else if (name === 'COPY') copyHere(rest.split(' ').slice(0, -1), cwd);
    else if (name === 'RUN' && rest === installsAll) shell(linked, cwd);
    else if (name === 'RUN') shell(rest, cwd);
    else assert.ok(['ARG', 'FROM'].includes(name), name);
  }
  for (const { rest } of final.filter(({ name }) => name === 'COPY')) {
    const [, from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(rest) ?? [];
    if (from !== '') cpSync(join(folder, from), inImage(to), { recursive: true });
    else {
      const [source = '', target = ''] = rest.split(' ');
      cpSync(join(root, source), inImage(target));
    }
  }
}

// What CI does at its end comes near to it: it packs the package, installs it into an empty folder and has it run.
describe('the image, step by step', { skip: leftOut }, () => {
  let bank: ChildProcess | undefined;
  let said = '';
  let url = '';
  const env = { ...process.env };

  before(async () => {
    build();
    for (const [, name = '', value = ''] of only('ENV').matchAll(/(\w+)=(\S+)/g)) env[name] = value;
    const link = /ln -s (\S+) \/usr\/local\/bin\/aisp\b/.exec(only('RUN'))?.[1] ?? assert.fail(only('RUN'));
    assert.deepEqual(listed('ENTRYPOINT'), ['aisp']);
    bank = spawn(process.execPath, [inImage(link), ...listed('CMD'), '--port', '0'], { cwd: folder, env });
    bank.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    let guide = '';
    const started = bank;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error(said)));
      started.stdout?.on('data', (text: Buffer) => {
        guide += text.toString();
        url = /http:\/\/localhost:\d+/.exec(guide)?.[0] ?? '';
        if (url !== '') resolve();
      });
    });
  });

  after(() => {
    bank?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('installs all that it is built with, and in the end what it runs with', () => {
    const installations = building.filter(({ rest }) => rest.startsWith('npm ci')).map(({ rest }) => rest);
    assert.deepEqual(installations, [installsAll, installsRest]);
  });

  it('holds what the package ships, and none of what it is built with', () => {
    assert.ok(existsSync(inImage('/opt/aisp/dist/bin/aisp.js')));
    for (const path of ['test', 'stub', 'node_modules/typescript', 'node_modules/@biomejs', 'dist/test']) {
      assert.equal(existsSync(inImage(join('/opt/aisp', path))), false, path);
    }
  });

  it('listens to others than its own container, and says so', () => {
    assert.match(said, /listens on 0\.0\.0\.0: others than this machine may reach it/);
    assert.notEqual(url, '');
  });

  it('is healthy as long as the bank answers', async () => {
    const [node = '', script = ''] = listed('HEALTHCHECK');
    assert.equal(node, 'node');
    const ask = (at: string) =>
      spawnSync(process.execPath, [inImage(script)], { env: { ...env, AISP_HEALTH_URL: at } }).status;
    assert.equal(ask(`${url}/health`), 0);
    assert.equal(ask(`${url}/nothing`), 1);
    assert.equal(ask('http://127.0.0.1:1/health'), 1);
  });

  it('is judged by the target of compose.yaml', async () => {
    const compose = parse(read('compose.yaml')) as {
      readonly services: Readonly<
        Record<string, { readonly command: readonly string[]; readonly environment: Record<string, string> }>
      >;
      readonly configs: { readonly target: { readonly content: string } };
    };
    const target = join(folder, 'bank.yaml');
    writeFileSync(target, compose.configs.target.content.replaceAll('http://127.0.0.1:8080', url));
    const only = ['--only', 'AISP-ACC-*', '--only', 'AISP-BAL-*'];
    const run = startAisp(['run', '--target', target, ...only, '--out', join(folder, 'report')], {
      env: compose.services.conformance?.environment ?? {},
    });
    const { code, stdout, stderr } = await run.ended;
    assert.equal(code, 0, `${stdout}\n${stderr}`);
  });

  it('stops at SIGTERM with 0', async () => {
    assert.ok(bank);
    const ended = once(bank, 'exit');
    bank.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  });
});
