import assert from 'node:assert/strict';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { markRun, type Owner, sweep, withConsents } from '../../suites/run/left-behind.ts';
import { startAisp } from '../support/aisp.ts';
import { AttackFigures } from '../support/attack-figures.ts';
import { bankWith, endingsFolder } from '../support/endings.ts';
import { childrenOf } from '../support/processes.ts';

const figures = new AttackFigures('reader of the disk, another user of the machine,');
after(() => rmSync(endingsFolder, { recursive: true, force: true }));

/** Names of the folders of runs. */
function runFolders(): readonly string[] {
  return readdirSync(endingsFolder).filter((name) => name.startsWith('aisp-run-'));
}

/** Every byte of every file in the folders of runs, and the rights on them. */
function onDisk(): { readonly text: string; readonly open: readonly string[] } {
  const paths = runFolders().flatMap((name) => [
    join(endingsFolder, name),
    ...readdirSync(join(endingsFolder, name)).map((file) => join(endingsFolder, name, file)),
  ]);
  const files = paths.filter((path) => statSync(path).isFile());
  return {
    text: files.map((path) => readFileSync(path, 'latin1')).join('\n'),
    open: paths.filter((path) => (statSync(path).mode & 0o077) !== 0),
  };
}

describe('what a run keeps on disk', () => {
  it('holds no secret and no data of a customer, also after -9 on all its processes; a later run deletes what was left', async () => {
    const secrets = new Set<string>();
    const run: { kill: () => void; live: string; open: readonly string[] } = { kill: () => {}, live: '', open: [] };
    let killed = false;
    const bank = await bankWith('killed-whole', (call, { method, url, headers }) => {
      const [, token] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
      if (token !== undefined) secrets.add(token);
      if (killed || call < 100 || method !== 'GET' || !url.includes('/aisp/')) return;
      killed = true;
      ({ text: run.live, open: run.open } = onDisk());
      run.kill();
    });
    secrets.add(bank.env.CLIENT_SECRET);
    const started = startAisp(bank.args, { env: bank.env });
    run.kill = () => {
      for (const engine of childrenOf(started.child.pid)) process.kill(engine, 'SIGKILL');
      started.child.kill('SIGKILL');
    };
    const { code } = await started.ended;
    assert.equal(code, 'SIGKILL');
    assert.equal(runFolders().length, 1);
    const left = bank.standing();
    assert.ok(left > 3, String(left));
    assert.ok(secrets.size > 3);

    const data = ['Bearer', 'SchemeName', 'BankTransactionCode', 'UK.OBIE.', '"Balance"', 'access_token'];
    for (const text of [run.live, onDisk().text]) {
      for (const secret of [...secrets, ...data])
        figures.attempt(text.includes(secret) ? `${secret.slice(0, 4)}… is on disk` : undefined);
    }
    assert.deepEqual([run.open, onDisk().open], [[], []]);
    const said = onDisk().text;
    assert.ok(said.includes('"consentId":"aac-') && said.includes('/token'), 'ids and issuer are there');

    const next = await startAisp([...bank.args, '--only', 'AISP-ACC-001'], { env: bank.env }).ended;
    await bank.close();
    assert.match(next.stdout + next.stderr, /Deleted the \d+ consents that a run of \S+, which was killed, had left/);
    assert.equal(bank.standing(), 0);
    assert.deepEqual(runFolders(), []);
    figures.assertHeld();
  });
});

describe('the folders of dead runs', () => {
  const owner: Owner = { baseUrl: 'https://bank.example', issuer: 'https://auth.example', clientId: 'tpp' };
  const dead = 2 ** 22 + 1;
  const startedAt = '2026-01-01T00:00:00.000Z';
  const usual = process.env.TMPDIR;
  const place = mkdtempSync(join(tmpdir(), 'aisp-sweep-'));
  after(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    rmSync(place, { recursive: true });
  });

  /** The folder of a run that made a consent, and deleted another. */
  function left(name: string, marker: Partial<Parameters<typeof markRun>[1]>): string {
    process.env.TMPDIR = place;
    const folder = join(place, `aisp-run-${name}`);
    mkdirSync(folder, { mode: 0o700 });
    markRun(folder, { pids: [dead], startedAt, owner, ...marker });
    const silent = { scenario() {}, exchange() {}, facts() {}, secret() {} };
    const journal = withConsents(silent, folder);
    for (const [method, consentId, status] of [
      ['POST', 'aac-1', 201],
      ['POST', 'aac-2', 201],
      ['DELETE', 'aac-2', 204],
      ['DELETE', 'aac-1', 501],
    ] as const) {
      const url = `https://bank.example/account-access-consents${method === 'DELETE' ? `/${consentId}` : ''}`;
      journal.exchange({
        ...{ id: 'x1', scenario: 'consents', purpose: '', about: { probe: 'happy' }, startedAt, durationMs: 1 },
        request: { method, url, headers: [] },
        response: { status, headers: [], body: JSON.stringify({ Data: { ConsentId: consentId } }), size: 1 },
      });
    }
    return folder;
  }

  it('tell what stands at the bank to a run of the same client there, and to no other', () => {
    const own = left('own', {});
    const others = [
      left('elsewhere', { owner: { ...owner, baseUrl: 'https://other.example' } }),
      left('other-client', { owner: { ...owner, clientId: 'somebody' } }),
      left('other-path', { owner: { ...owner, basePath: '/v1' } }),
    ];
    assert.deepEqual(sweep(owner), [{ folder: own, startedAt, consents: [{ consentId: 'aac-1', client: 'client' }] }]);
    for (const folder of [own, ...others]) assert.ok(existsSync(folder), folder);
    rmSync(own, { recursive: true });
  });

  it('are spared while a process of theirs lives, and go without a word where the consents were kept on purpose', () => {
    const alive = left('alive', { pids: [dead, process.pid] });
    const kept = left('kept', { keep: true });
    assert.deepEqual(sweep(owner), []);
    assert.deepEqual([existsSync(alive), existsSync(kept)], [true, false]);
    rmSync(alive, { recursive: true });
  });

  it('are not believed where they are of another user, or no folder of a run', {
    skip: process.getuid?.() !== 0,
  }, () => {
    const foreign = left('foreign', {});
    chownSync(foreign, 12_345, 12_345);
    const odd = join(place, 'aisp-run-odd');
    mkdirSync(odd);
    writeFileSync(join(odd, 'run.json'), '{"pids":"all","owner":7}');
    writeFileSync(join(place, 'aisp-run-file'), 'text');
    assert.deepEqual(sweep(owner), []);
    for (const path of [foreign, odd, join(place, 'aisp-run-file')]) assert.ok(existsSync(path), path);
  });
});

figures.tell(20);
