import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { promisify } from 'node:util';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import { startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { helpTexts } from '../support/help-texts.ts';
import { type OpenedWorkbench, openedWorkbench } from '../support/opened-workbench.ts';
import { commandsIn, type PrintedCommand } from '../support/printed-commands.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';
import { headlessTarget } from '../support/target-file.ts';
import { isTried, tryAll } from '../support/turns.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const tools = ['bash', 'curl', 'sed'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const bash = async (script: string, cwd: string) => (await promisify(execFile)('bash', ['-c', script], { cwd })).stdout;

/** What a run of an honest bank may come to: conforming, or open where one token cannot show everything. */
const honest: readonly unknown[] = [0, 4];

describe('the commands that a bank prints at its start', { skip: !tools }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-printed-'));
  after(() => rmSync(folder, { recursive: true }));
  const own = join(folder, 'my bank.json');
  const { description, ...profile } = serviceProfile;
  writeFileSync(own, JSON.stringify({ ...profile, name: 'full', description: 'Has a file of its own' }));

  const releases = ['3.1.0', '3.1.11', '4.0.0', '4.0.1', '3.1.11,4.0.1'];
  const forms = ['service', 'full', 'standard', own].flatMap((name) =>
    releases.map((release) => [name, release] as const),
  );
  for (const [name, release] of forms.filter(
    ([, release], at) => tryAll() || at === 6 || isTried(`${at} ${release}`, 12),
  )) {
    it(`lead to an honest verdict: ${name === own ? 'a profile file' : name}, ${release}`, async () => {
      const { child, said, ended } = startAisp(['stub', '--port', '0', '--profile', name, '--release', release]);
      const guide = await said('In a browser');
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
      try {
        const lines = guide.split('\n').filter((line) => /^ {2}(TOKEN=|curl |export )/.test(line));
        assert.ok(lines.length >= 3, guide);
        const calls = lines.filter((line) => !line.includes('export '));
        const answers = (await bash(calls.join('\necho\n'), folder)).split('\n').filter((line) => line !== '');
        for (const answer of answers) assert.equal(JSON.parse(answer).Data.Account.length, 6, answer);
        const [exported = ''] = lines.filter((line) => line.includes('export '));
        const set = await bash(`${exported}\nenv | grep ^AISP_`, folder);
        const env = variablesIn(set);
        const commands = commandsIn(guide);
        assert.equal(commands.length, 1, guide);
        const index = JSON.stringify(await (await fetch(`${url}/`)).json());
        const [indexed = ''] = /aisp run [^"\\]+/.exec(index) ?? [];
        assert.equal(
          indexed.replace(/--profile FILE/, ''),
          `aisp ${commands[0]?.words.join(' ').replace(`--profile ${own}`, '')}`,
        );
        for (const { words } of commands) {
          const { code, stdout, stderr } = await aispHere([...words, '--out', join(folder, 'out')], { env });
          assert.ok(honest.includes(code), `${words.join(' ')} ended with ${code}: ${stdout}${stderr}`);
          assert.doesNotMatch(stdout, /Non-conforming/);
        }
      } finally {
        child.kill('SIGTERM');
        await ended;
      }
    });
  }
});

/** Others read what these write. */
const needed = /--sign key\.pem|import-fcs test-plan/;
/** What needs something that is on no machine by itself, and is tried where that is. */
const elsewhere = /redis:|discovery\.json|clients\.yaml|--keys keys/;

/** What a command is told that the reader has to fill in. */
interface Kitchen {
  readonly folder: string;
  /** As the bank by itself is, and as one that is judged by the profile `standard`. */
  readonly banks: Readonly<Record<'service' | 'standard', ServedBank>>;
  /** Tokens of each, and secrets. */
  readonly env: Readonly<Record<'service' | 'standard', Readonly<Record<string, string>>>>;
  close(): Promise<void>;
}

async function tokensOf({ url }: ServedBank): Promise<Readonly<Record<string, string>>> {
  const headers = { 'content-type': 'application/json' };
  const issued = await fetch(`${url}/stub/tokens?as=env`, { method: 'POST', body: '{}', headers });
  return variablesIn(await issued.text());
}

/** Variables as `env` prints them. */
function variablesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
}

/** A folder with all files that commands of guides and help texts name, and a bank for the addresses that they name. */
async function kitchen(): Promise<Kitchen> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-kitchen-'));
  const banks = {
    service: await servedBank('http', { profile: serviceProfile }),
    standard: await servedBank('http', { profile: standardProfile }),
  };
  const { bank, url } = banks.service;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const secrets = { CLIENT_SECRET: bank.clients[0]?.clientSecret ?? '', SIGNING_KEY: pem };
  const env = {
    service: { ...(await tokensOf(banks.service)), ...secrets },
    standard: { ...(await tokensOf(banks.standard)), ...secrets },
  };
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const target = headlessTarget(url, bank);
  write('bank.yaml', target);
  const brands = ['Alpha', 'Beta'].map((name) => `  - name: ${name}\n`).join('');
  write('group.yaml', `${target}targets:\n${brands}`);
  write('key.pem', pem);
  write('public.pem', publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const told = async (...words: string[]) => {
    const { code, stdout, stderr } = await aispHere(words, { cwd: folder, env: env.service });
    assert.ok([0, 1, 4].includes(Number(code)), `${words.join(' ')}: ${stdout}${stderr}`);
  };
  await told('run', '--out', 'reports/out');
  await told('export-fcs', 'bank.yaml', '--out', 'test-plan.json');
  for (const part of ['1', '2', '3']) await told('run', '--shard', `${part}/3`, '--out', `shards/${part}`);
  for (const part of ['1', '2', '3'])
    cpSync(join(folder, 'shards', part), join(folder, `shard-${part}`), { recursive: true });
  for (const copy of ['baseline', 'history/a', 'out/alpha', 'BASELINE', 'NOW'])
    cpSync(join(folder, 'reports/out'), join(folder, copy), { recursive: true });
  await told('run', '--release', '4.0.1', '--out', 'out/beta');
  for (const copy of ['recording.har', 'journal.har'])
    cpSync(join(folder, 'reports/out/evidence.har'), join(folder, copy));
  return {
    folder,
    banks,
    env,
    close: async () => {
      await Promise.all([banks.service.close(), banks.standard.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('the commands of help texts and guides', () => {
  let place: Kitchen;
  before(async () => {
    place = await kitchen();
  });
  after(() => place.close());

  const guides = [
    'README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const texts = [...helpTexts().values(), ...guides.map((path) => readFileSync(join(root, path), 'utf8'))];
  const commands = commandsIn(texts.join('\n')).filter(({ mentioned }) => !mentioned);

  it('are many, of every kind', () => {
    const kinds = new Set(commands.map(({ words: [first] }) => first));
    assert.deepEqual([...kinds].filter((kind) => kind !== undefined).toSorted(), [
      'check',
      'export-fcs',
      'faults',
      'import-fcs',
      'judge',
      'openapi',
      'report',
      'rules',
      'run',
      'schemas',
      'stub',
      'workbench',
    ]);
  });

  const inOrder = commands.filter(({ text }) => tryAll() || isTried(text, 8) || needed.test(text));
  for (const command of inOrder) it(command.text, async () => await tried(command, place));
});

async function tried({ text, words, env: set }: PrintedCommand, { folder, banks, env }: Kitchen): Promise<void> {
  const kind = words.includes('standard') ? 'standard' : 'service';
  const stands = /^https:\/\/api\.bank\.example|^http:\/\/127\.0\.0\.1:8080/;
  const here = words.map((word) => (stands.test(word) ? banks[kind].url : word));
  // A command that needs a token in the environment says so.
  const variables = { ...env[kind], ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== '…')) };
  if (elsewhere.test(text)) return;
  if (words[0] === 'stub' || words[0] === 'workbench') {
    const port = words[0] === 'stub' && !words.includes('--port') ? ['--port', '0'] : [];
    const { child, said, ended } = startAisp([...here, ...port], { cwd: folder, env: variables });
    await said(words[0] === 'stub' ? 'is described at' : 'http://');
    child.kill('SIGTERM');
    const { code, stderr } = await ended;
    assert.ok([0, 143, 'SIGTERM'].includes(code), `${text} ended with ${code}: ${stderr}`);
    return;
  }
  // It overwrites nothing, and another command of the guides reads what it wrote.
  if (words[0] === 'export-fcs') rmSync(join(folder, 'test-plan.json'), { force: true });
  const { code, stdout, stderr } = await aispHere(here, { cwd: folder, env: variables });
  const dishonest = words.includes('--fault');
  assert.ok(
    dishonest ? code === 1 : honest.includes(code),
    `${text} ended with ${code}: ${stdout.slice(-2000)}${stderr}`,
  );
}

test('the commands of the workbench do what its pages do', async (t) => {
  const bank = await servedBank('http', { profile: serviceProfile });
  t.after(() => bank.close());
  const bench: OpenedWorkbench = await openedWorkbench();
  t.after(() => bench.remove());
  const env = { CLIENT_SECRET: bank.bank.clients[0]?.clientSecret ?? '' };
  writeFileSync(join(bench.folder, 'bank.yaml'), headlessTarget(bank.url, bank.bank));
  for (const out of ['reports/a', 'reports/b']) {
    const { code } = await aispHere(['run', '--fault', 'balance-type-twice', '--release', '4.0.1', '--out', out], {
      cwd: bench.folder,
    });
    assert.equal(code, 1);
  }
  const seen = new Map<string, number>();
  const waiting = [
    '/',
    '/compare?before=reports%2Fa%2Freport.json&after=reports%2Fb%2Freport.json',
    '/target?file=bank.yaml',
  ];
  const commands = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = path.replace(/\?.*/, '').replace(/^(\/rules\/).*/, '$1');
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    if (count >= 3) continue;
    const { text, status } = await bench.ask(path);
    assert.equal(status, 200, path);
    for (const [, block = ''] of text.matchAll(/<section class="same".*?<pre>(.*?)<\/pre>/gs))
      for (const line of plain(block).split('\n')) commands.set(line, path);
    for (const [, href = ''] of text.matchAll(/href="(\/[^"#]*)"/g)) {
      const next = plain(href);
      if (!waiting.includes(next) && !/^\/(style|script|report\/as)/.test(next)) waiting.push(next);
    }
  }
  const planned = await bench.send('/run/plan', { target: '', profile: 'full', release: '4.0.1', again: '' });
  for (const { text } of commandsIn(plain(planned.text))) commands.set(text, '/run/plan');
  assert.ok(commands.size >= 10, [...commands.keys()].join('\n'));
  for (const [line, path] of commands) {
    const [command] = commandsIn(line);
    assert.ok(command !== undefined, line);
    if (command.words[0] === 'workbench' || command.words[0] === 'import-fcs') continue;
    const { code, stdout, stderr } = await aispHere(command.words, { cwd: bench.folder, env });
    const judged = command.words[0] === 'judge' && line.includes('AISP-BAL');
    assert.ok(
      [...honest, ...(judged ? [1] : [])].includes(code),
      `${path}: ${line} ended with ${code}: ${stdout}${stderr}`,
    );
  }
});

/** Text of a page without the marks that it stands in. */
function plain(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (mark) => marks[mark] ?? mark);
}
