import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { stringify } from 'yaml';
import { bounds } from '../files/bounds.ts';
import { readBytes } from '../files/read-file.ts';
import { defaultClients } from '../stub/access/clients.ts';
import { createCertificates } from '../stub/tls/create-certificates.ts';
import { fillFolder } from '../stub/tls/fill-folder.ts';
import { aispHere } from './support/aisp-here.ts';
import { openedWorkbench } from './support/opened-workbench.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-named-files-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const pipe = join(folder, 'pipe.pem');
const hasPipes = spawnSync('mkfifo', [pipe]).status === 0;
mkdirSync(join(folder, 'folder.yaml'));
for (const [kind, bytes] of Object.entries(bounds)) {
  writeFileSync(join(folder, kind), '');
  // Without taking the room.
  truncateSync(join(folder, kind), bytes + 1);
}

const tokens = { kind: 'ready-made', tokens: [{ token: 'x', consent: 'detail' }] };
const flow = { kind: 'headless', clientId: 'tpp', redirectUri: 'https://tpp.example/', issuer: 'https://bank.test' };
const baseUrl = 'https://bank.test';

/** Where a file is named, what of it the message repeats besides the path, what is read of it at most, and the command. */
type Setting = readonly [
  setting: string,
  said: RegExp,
  kind: keyof typeof bounds,
  command: (path: string) => readonly string[],
];

function target(members: object): readonly string[] {
  writeFileSync(join(folder, 'target.yaml'), stringify({ baseUrl, tokens, ...members }));
  return ['check', '--target', join(folder, 'target.yaml')];
}

const settings: readonly Setting[] = [
  ['the target file', /^aisp: The file /m, 'configuration', (path) => ['run', '--target', path]],
  ['a profile by an option', /^aisp: The file /m, 'configuration', (path) => ['run', '--profile', path]],
  [
    'a profile in a target file',
    /target\.yaml:\d+:\d+: The file /,
    'configuration',
    (path) => target({ profile: path }),
  ],
  [
    'a token',
    /"tokens\.tokens\[0\]\.token" refers/,
    'secret',
    (file) => target({ tokens: { ...tokens, tokens: [{ token: { file }, consent: 'detail' }] } }),
  ],
  [
    'a secret of a client',
    /"tokens\.clientSecret" refers/,
    'secret',
    (file) => target({ tokens: { ...flow, clientSecret: { file } } }),
  ],
  [
    'a signing key',
    /"tokens\.signingKey" refers/,
    'certificate',
    (file) => target({ tokens: { ...flow, clientAuthentication: 'private_key_jwt', signingKey: { file } } }),
  ],
  ['a header', /"headers\.x-key" refers/, 'secret', (file) => target({ headers: { 'x-key': { file } } })],
  ...(['certificate', 'key', 'ca'] as const).map(
    (name): Setting => [
      `tls.${name}`,
      new RegExp(`"tls\\.${name}" refers`),
      'certificate',
      (file) => target({ tls: { certificate: 'PEM', key: 'PEM', [name]: { file } } }),
    ],
  ),
  ['clients of the bank', /^aisp: The file /m, 'configuration', (path) => ['stub', '--port', '0', '--clients', path]],
  ['data of the bank', /^aisp: The file /m, 'configuration', (path) => ['stub', '--port', '0', '--data', path]],
  [
    'the key of the control plane',
    /--control-key/,
    'secret',
    (path) => ['stub', '--port', '0', '--control-host', 'bank', '--control-key', path],
  ],
  ['an archive', /^aisp: /m, 'report', (path) => ['judge', path]],
  ['a report', /report\.json/, 'report', (path) => ['report', 'diff', path, path]],
  ['a report to convert', /report\.json/, 'report', (path) => ['report', 'convert', path, '--format', 'csv']],
  [
    'a key to verify with',
    /^aisp: The (public )?key /m,
    'certificate',
    (path) => ['report', 'verify', folder, '--key', path],
  ],
  ['a report to judge again', /report\.json/, 'report', (path) => ['run', '--again', path]],
  ['a discovery file', /^aisp: /m, 'configuration', (path) => ['import-fcs', path, '--out', join(folder, 'out')]],
  [
    'a target file to export',
    /^aisp: The file /m,
    'configuration',
    (path) => ['export-fcs', path, '--out', join(folder, 'plan.json')],
  ],
];

const wrong = [
  ['/dev/zero', () => '/dev/zero', /is a device, and no regular file/],
  ['a pipe that nobody writes to', () => pipe, /is a pipe, and no regular file/],
  ['a folder', () => join(folder, 'folder.yaml'), /is a folder|EISDIR|no report at/i],
  ['a file without an end in sight', (kind: string) => join(folder, kind), /has \d+ [KM]B, and the most that is read/],
] as const;

describe('a file that somebody names', () => {
  const begun = { memory: 0 };
  before(() => {
    begun.memory = process.memoryUsage.rss();
  });

  for (const [setting, said, kind, command] of settings) {
    for (const [what, pathOf, why] of wrong) {
      const skip = (what === '/dev/zero' && !existsSync('/dev/zero')) || (what.startsWith('a pipe') && !hasPipes);
      it(`is refused for ${setting} where it is ${what}`, { skip }, async () => {
        const path = pathOf(kind);
        const { code, stderr } = await aispHere(command(path));
        assert.equal(code, 2, stderr);
        assert.match(stderr, why);
        assert.match(stderr, said);
        assert.ok(stderr.includes(path), stderr);
      });
    }
  }

  it('takes no memory that its size does not', () => {
    const grown = process.memoryUsage.rss() - begun.memory;
    assert.ok(grown < 400_000_000, `${Math.round(grown / 1_000_000)} MB`);
  });
});

describe('a file of a folder of keys', () => {
  it('is refused where it is a device, with its name', { skip: !existsSync('/dev/zero') }, async () => {
    const keys = join(folder, 'keys');
    mkdirSync(keys);
    fillFolder(keys, await createCertificates({ clients: defaultClients, hosts: [], now: new Date() }));
    rmSync(join(keys, 'server.pem'));
    symlinkSync('/dev/zero', join(keys, 'server.pem'));
    const { code, stderr } = await aispHere(['stub', '--port', '0', '--tls', '--keys', keys]);
    assert.equal(code, 2, stderr);
    assert.match(stderr, /server\.pem is a device, and no regular file/);
  });
});

describe('the workbench', () => {
  it('shows its pages, and what is wrong, where a target file names a device', {
    skip: !existsSync('/dev/zero'),
  }, async () => {
    const bench = await openedWorkbench();
    writeFileSync(
      join(bench.folder, 'bank.yaml'),
      stringify({ baseUrl, profile: '/dev/zero', tokens, tls: { ca: { file: '/dev/zero' } } }),
    );
    symlinkSync('/dev/zero', join(bench.folder, 'report.json'));
    const before = process.memoryUsage.rss();
    const home = await bench.ask('/');
    assert.equal(home.status, 200);
    const { status, text } = await bench.ask('/target?file=bank.yaml');
    assert.equal(status, 200);
    assert.match(text, /\/dev\/zero is a device, and no regular file/);
    assert.ok(process.memoryUsage.rss() - before < 300_000_000);
    bench.remove();
  });
});

describe('the reader of files', () => {
  it('takes a file of exactly the bound, and of the system, which says that it has none', () => {
    const file = join(folder, 'exact');
    writeFileSync(file, 'x'.repeat(1000));
    assert.equal(readBytes(file, 1000).length, 1000);
    assert.throws(() => readBytes(file, 999), /has 1 KB, and the most/);
    writeFileSync(file, '');
    assert.equal(readBytes(file, 10).length, 0);
    if (!existsSync('/proc/self/status')) return;
    assert.match(readBytes('/proc/self/status', 'own').toString(), /^Name:/);
    assert.throws(() => readBytes('/proc/self/status', 16), /has more than/);
  });
});
