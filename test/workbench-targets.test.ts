import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { ConfigurationError } from '../suites/target/configuration-error.ts';
import { loadTarget } from '../suites/target/load-target.ts';
import { type OpenedWorkbench, openedWorkbench } from './support/opened-workbench.ts';

const ours = `# Our bank, in the test room
baseUrl: https://bank.example # without the path
limits:
  calls: 500
tokens:
  kind: headless # nobody is asked
  issuer: https://auth.bank.example
  clientId: tpp
  clientAuthentication: client_secret_basic
  clientSecret: { env: OUR_SECRET }
  redirectUri: https://tpp.example/callback
headers:
  x-trace: everything
`;

describe('target files in the workbench', () => {
  const started: string[][] = [];
  let bench: OpenedWorkbench;
  let ends = { code: 0, stdout: '', stderr: '' };
  before(async () => {
    bench = await openedWorkbench({
      start: (words, onLine) => {
        started.push([...words]);
        for (const from of ['stdout', 'stderr'] as const)
          for (const line of ends[from].split('\n').filter((each) => each !== '')) onLine(line, from);
        return { ended: Promise.resolve(ends.code), interrupt: () => {} };
      },
    });
  });
  after(() => bench.remove());

  const write = (name: string, text: string) => writeFileSync(join(bench.folder, name), text);
  const read = (name: string) => readFileSync(join(bench.folder, name), 'utf8');
  /** What the fields of a page hold, by their names. */
  function fieldsIn(text: string): Record<string, string> {
    const plain = (shown = '') => shown.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    const inputs = [...text.matchAll(/<input type="(?:text|hidden)"[^>]*? name="([^"]*)"[^>]*? value="([^"]*)"/g)];
    const areas = [...text.matchAll(/<textarea [^>]*?name="([^"]*)"[^>]*>([^<]*)</g)];
    const selects = [...text.matchAll(/<select [^>]*?name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
      ([, name = '', options = '']) => [name, /value="([^"]*)" selected/.exec(options)?.[1] ?? ''] as const,
    );
    const all = [...[...inputs, ...areas].map(([, name = '', value]) => [name, plain(value)] as const), ...selects];
    return Object.fromEntries(all);
  }
  const opened = async (name: string) => fieldsIn((await bench.ask(`/target?file=${name}`)).text);

  it('are written as they were where nothing was changed, comments included', async () => {
    write('same.yaml', ours);
    const fields = await opened('same.yaml');
    assert.equal(fields['/tokens/clientSecret'], 'env:OUR_SECRET');
    const { status, headers } = await bench.send('/target', { ...fields, act: 'write' });
    assert.deepEqual([status, headers.get('location')], [303, '/target?file=same.yaml&written=1']);
    assert.deepEqual(parse(read('same.yaml')), parse(ours));
    for (const comment of ['# Our bank, in the test room', '# without the path', '# nobody is asked'])
      assert.ok(read('same.yaml').includes(comment), comment);
  });

  it('take what was changed, added and emptied, and nothing else', async () => {
    write('changed.yaml', ours);
    const fields = await opened('changed.yaml');
    await bench.send('/target', {
      ...fields,
      '/baseUrl': 'https://other.example',
      '/limits/calls': '',
      '/limits/perSecond': '2.5',
      '/headers': 'x-trace: all\nx-api-key: env:API_KEY',
      '/accountIds': 'one\ntwo',
      '/thorough': 'true',
      '/waivers/0/rule': 'AISP-BAL-004',
      '/waivers/0/reason': 'agreed',
      '/waivers/0/owner': 'A. Tester',
      '/waivers/0/until': '2030-01-31',
      act: 'write',
    });
    assert.deepEqual(parse(read('changed.yaml')), {
      ...(parse(ours) as object),
      baseUrl: 'https://other.example',
      limits: { perSecond: 2.5 },
      headers: { 'x-trace': 'all', 'x-api-key': { env: 'API_KEY' } },
      accountIds: ['one', 'two'],
      thorough: true,
      waivers: [{ rule: 'AISP-BAL-004', reason: 'agreed', owner: 'A. Tester', until: '2030-01-31' }],
    });
    assert.match(
      read('changed.yaml'),
      /^# Our bank, in the test room\nbaseUrl: https:\/\/other\.example # without the path\n/,
    );
  });

  it('never hold a secret, and no page shows one', async () => {
    write(
      'secret.yaml',
      ours.replace('{ env: OUR_SECRET }', 'hush-hush').replace('x-trace: everything', 'x-api-key: hush-hush'),
    );
    const { text } = await bench.ask('/target?file=secret.yaml');
    assert.doesNotMatch(text, /hush-hush/);
    assert.match(text, /&quot;tokens\.clientSecret&quot; stands in the file itself\./);
    write('clean.yaml', ours);
    for (const pointer of ['/tokens/clientSecret', '/tls/key', '/proxy/password']) {
      const sent = await bench.send('/target', {
        ...(await opened('clean.yaml')),
        [pointer]: 'hush-hush',
        act: 'write',
      });
      assert.equal(sent.status, 400, pointer);
      assert.match(sent.text, /stands in the file itself/, pointer);
      assert.doesNotMatch(sent.text, /hush-hush/, pointer);
    }
    assert.equal(read('clean.yaml'), ours);
  });

  it('are refused at the field, in the words of the command line', async () => {
    write('wrong.yaml', ours);
    const changes = {
      '/limits/calls': 'many',
      '/release': '3.1.99',
      '/tokens/clientId': '',
      '/profile': 'servce',
      '/waivers/0/rule': 'AISP-NONE-001',
    };
    const { status, text } = await bench.send('/target', { ...(await opened('wrong.yaml')), ...changes, act: 'write' });
    assert.equal(status, 400);
    assert.equal(read('wrong.yaml'), ours);
    for (const pointer of Object.keys(changes)) {
      const id = `f-${pointer.replaceAll('/', '-')}`;
      assert.ok(text.includes(`id="${id}-wrong"`), pointer);
      assert.match(text, new RegExp(`id="${id}"[^>]*aria-describedby="[^"]*${id}-wrong"[^>]*aria-invalid="true"`));
    }
    // The same file on the command line.
    write('wrong-too.yaml', ours.replace('calls: 500', 'calls: many').replace('  clientId: tpp\n', ''));
    const error = await loadTarget(join(bench.folder, 'wrong-too.yaml'), { env: { OUR_SECRET: 'x' } }).catch(
      (each) => each,
    );
    assert.ok(error instanceof ConfigurationError);
    for (const { message } of error.problems) assert.ok(text.includes(message.replaceAll('"', '&quot;')), message);
  });

  it('begin with nothing, and are written below the folder only, never over another', async () => {
    const form = { '/baseUrl': 'https://new.example', act: 'write' };
    for (const named of ['../new.yaml', '.hidden.yaml', 'new.txt', '--out.yaml', '/tmp/new.yaml', ''])
      assert.equal((await bench.send('/target', { ...form, named })).status, 400, named);
    assert.equal((await bench.send('/target', { ...form, named: 'banks/new.yaml' })).status, 303);
    assert.deepEqual(parse(read('banks/new.yaml')), { baseUrl: 'https://new.example' });
    const again = await bench.send('/target', { ...form, named: 'banks/new.yaml' });
    assert.equal(again.status, 409);
    assert.match(again.text, /is there already/);
    assert.equal((await bench.send('/target', { ...form, named: 'new.json' })).status, 303);
    assert.deepEqual(JSON.parse(read('new.json')), { baseUrl: 'https://new.example' });
    assert.equal((await bench.ask('/target?file=none.yaml')).status, 404);
  });

  it('take the endpoints of a discovery document, and the members of another way to have tokens', async () => {
    write('found.yaml', 'baseUrl: https://bank.example\n');
    const document = {
      issuer: 'https://auth.bank.example',
      token_endpoint: 'https://auth.bank.example/token',
      authorization_endpoint: 'https://auth.bank.example/authorize',
      jwks_uri: 'https://auth.bank.example/keys',
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'magic'],
    };
    const sent = { ...(await opened('found.yaml')), discovery: JSON.stringify(document), act: 'discover' };
    const fields = fieldsIn((await bench.send('/target', sent)).text);
    assert.equal(fields['/tokens/kind'], 'headless');
    assert.equal(fields['/tokens/tokenUrl'], document.token_endpoint);
    assert.equal(fields['/tokens/jwksUrl'], document.jwks_uri);
    assert.equal(fields['/tokens/clientAuthentication'], 'private_key_jwt');
    assert.equal((await bench.send('/target', { ...sent, discovery: '{}' })).status, 400);
    const manual = fieldsIn((await bench.send('/target', { ...fields, '/tokens/kind': 'manual', act: 'show' })).text);
    assert.equal(manual['/tokens/tokenUrl'], document.token_endpoint);
    assert.equal(manual['/tokens/waitSeconds'], '');
    const given = fieldsIn(
      (await bench.send('/target', { ...manual, '/tokens/kind': 'ready-made', act: 'show' })).text,
    );
    assert.equal('/tokens/tokenUrl' in given, false);
    assert.equal(given['/tokens/tokens/0/token'], '');
    assert.equal(read('found.yaml'), 'baseUrl: https://bank.example\n');
  });

  it('are checked and imported by the command line', async () => {
    write('checked.yaml', ours);
    started.length = 0;
    ends = { code: 4, stdout: 'Not <b>ready</b>.', stderr: '' };
    assert.match(
      (await bench.send('/target/check', { file: 'checked.yaml' })).text,
      /is not ready[\s\S]*Not &lt;b&gt;ready/,
    );
    ends = { code: 3, stdout: '', stderr: 'aisp: Nobody answers.\n      Start it.' };
    assert.match(
      (await bench.send('/target/check', { file: 'checked.yaml' })).text,
      /Nobody answers\.<\/p><p>Start it\./,
    );
    ends = { code: 0, stdout: 'Wrote x', stderr: '' };
    assert.match((await bench.send('/import', { discovery: 'd.json', config: '', out: 'new' })).text, /Wrote x/);
    assert.equal((await bench.send('/import', { discovery: '../d.json', config: '', out: 'new' })).status, 400);
    assert.equal((await bench.send('/import', { discovery: 'd.json', config: '--help', out: 'new' })).status, 400);
    const check = ['check', '--target', 'checked.yaml'];
    assert.deepEqual(started, [check, check, ['import-fcs', 'd.json', '--out', 'new']]);
    assert.ok(existsSync(join(bench.folder, 'checked.yaml')));
  });

  it('of several banks are shown, checked one by one and run, and never taken for a damaged file of one', async () => {
    const group = 'targets:\n  - { name: Alpha, baseUrl: https://alpha.example }\n  - { name: Beta }\n';
    write('group.yaml', group);
    const { text } = await bench.ask('/target?file=group.yaml');
    assert.match(text, /<b>Alpha<\/b> <code>https:\/\/alpha\.example<\/code>[\s\S]*<b>Beta<\/b>/);
    assert.match(text, /href="\/run\?target=group\.yaml"/);
    assert.doesNotMatch(text, /not a known key/);
    started.length = 0;
    ends = { code: 0, stdout: 'Ready.', stderr: '' };
    const checked = await bench.send('/target/check', { file: 'group.yaml', brand: 'Beta' });
    assert.match(checked.text, /is ready[\s\S]*check --target group\.yaml --brand Beta/);
    for (const brand of ['Gamma', '--help'])
      assert.equal((await bench.send('/target/check', { file: 'group.yaml', brand })).status, 400, brand);
    assert.deepEqual(started, [['check', '--target', 'group.yaml', '--brand', 'Beta']]);
    assert.equal(
      (await bench.send('/target', { file: 'group.yaml', baseUrl: 'https://x.example', act: 'write' })).status,
      400,
    );
    assert.equal(read('group.yaml'), group);
  });
});
