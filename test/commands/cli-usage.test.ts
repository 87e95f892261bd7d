import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { exitOf } from '../../bin/exit.ts';
import { createProgram } from '../../bin/program.ts';
import { aisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-usage-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'a-file'), '');
writeFileSync(join(folder, 'evidence.har'), '');
writeFileSync(join(folder, 'bad.yaml'), 'baseUrl: https://bank.example\nrelese: 3.1.11\n');
writeFileSync(join(folder, 'bad.json'), '{\n\t"baseUrl": 7\n}\n');
writeFileSync(join(folder, 'profile.yaml'), 'name: mine\n');
writeFileSync(
  join(folder, 'waiver.yaml'),
  'baseUrl: http://127.0.0.1:1\nwaivers: [{ rule: AISP-BAL-999, reason: r, owner: o, until: 2099-01-01 }]\n',
);

/** Arguments, what stderr must say, and the environment. */
const table: readonly (readonly [args: string, says: RegExp, env?: Readonly<Record<string, string>>])[] = [
  ['nonsense', /Unknown command 'nonsense'/],
  ['ruls', /Did you mean rules\?/],
  ['--verson', /Unknown option '--verson'\.\n +Did you mean --version\?/],
  ['run --tagret x', /Unknown option '--tagret'\.\n +Did you mean --target\?/],
  ['judge x.har -f', /Unknown option '-f'\.\n +"aisp judge --help" lists the options of this command\./],
  ['judge x.har --thorough', /\n +"aisp run" has it\. "aisp judge --help" lists/],
  ['check --target x --onyl y', /Unknown option '--onyl'\.\n +"aisp check --help"/],
  ['stub --relase 4.0.1', /Did you mean --release\?/],
  ['run --target bad.yml', /bad\.yml does not exist\.\n +Did you mean bad\.yaml\?/],
  ['stub --profile ./profil.yaml', /profil\.yaml does not exist\.\n +Did you mean \.?\/?profile\.yaml\?/],
  [
    'judge evidnce.har',
    /no such file\. Did you mean evidence\.har\?|evidnce\.har: There is no such file\.\n +Did you mean evidence\.har\?/,
  ],
  ['run --fault balance-type-missing', /did you mean balance-type-missing-expected\?/],
  ['run bank.yaml', /Too many arguments/],
  ['run --target', /argument missing/],
  ['run --target=', /must not be empty/],
  ['run --target none.yaml', /none\.yaml does not exist\.\n +Check the path/],
  ['run --target .', /is a folder/],
  ['run --target bad.yaml', /bad\.yaml:2:1: "relese" is not a known key\.\n +Did you mean "release"\?/],
  ['run --target bad.json', /bad\.json:2:13: "baseUrl" must be text, not a number/],
  ['run --target ftp://bank.example', /Use https/],
  ['run --target https://me:hush@bank.example', /holds credentials/],
  ['run --target https://bank.example/open-banking/v3.1/aisp/accounts', /leads below the interface/],
  ['run --target https://bank.example --fault x', /--target names another bank/],
  ['run --target http://127.0.0.1:1', /AISP_TOKEN begins with the word Bearer/, { AISP_TOKEN: 'Bearer hush' }],
  ['run --target http://127.0.0.1:1', /Did you mean "AISP_TOKEN_BASIC"/, { AISP_TOKEN_BASC: 'hush' }],
  ['run --target waiver.yaml', /A waiver names AISP-BAL-999, which is not a rule/],
  ['run --profile servce', /Did you mean "service"\?/],
  ['run --profile profile.yaml', /profile\.yaml:1:1: "description" is missing/],
  [
    'run --release 4.0',
    /"4\.0" is not a release\.\n +Did you mean "4\.0\.1"\? The releases are 3\.1\.0, 3\.1\.1, .*, 4\.0\.1\./,
  ],
  ['run --release 3.1.12', /"3\.1\.12" is not a release\.\n +Did you mean "3\.1\.11"\?/],
  [
    'run --fault savings-account-without-type',
    /cannot show in release 3\.1\.11\.\n +It shows in 3\.1\.0, (?:3\.1\.\d, )+3\.1\.6\./,
  ],
  ['run --only AISP-NONE-*', /No rule matches AISP-NONE-\*/],
  ['run --only BAL', /Did you mean "\*BAL\*"\?/],
  ['run --only AISP-BAL-* --only AISP-BLA-*', /No rule matches AISP-BLA-\*/],
  ['run --fault no-such-fault', /There is no fault no-such-fault/],
  ['run --shard 3/2', /'3\/2' is invalid\. It must be written I\/N/],
  ['run --shard 0/2', /must be written I\/N/],
  ['run --shard two', /must be written I\/N/],
  ['run --workers 0', /whole number from 1 to 64/],
  ['run --workers 1.5', /whole number from 1 to 64/],
  ['run --out a-file', /a-file is a file/],
  ['run --out a-file/below', /is a file, or leads through one/],
  ['run --out', /argument missing/],
  ['stub --port 70000', /whole number from 0 to 65535/],
  ['stub --port web', /whole number/],
  ['stub --workers 0', /whole number from 1 to 64/],
  ['stub --workers many', /whole number from 1 to 64/],
  ['stub --seed -1', /whole number/],
  ['stub --date 2026-02-30', /date written YYYY-MM-DD/],
  ['stub --date yesterday', /date written YYYY-MM-DD/],
  ['stub --profile fulll', /Did you mean "full"\?/],
  ['stub --release 3.1', /"3\.1" is not a release/],
  ['stub --fault no-such-fault', /There is no fault no-such-fault/],
  ['stub --host 192.0.2.1 --port 0', /Cannot listen on 192\.0\.2\.1/],
  ['rules AISP-BAL-9999', /There is no rule "AISP-BAL-9999"/],
  ['rules --group BLA', /There is no group "BLA"\.\n +Did you mean "BAL"\?/],
  ['rules AISP-BAL-004 --group ACC', /There is no rule "AISP-BAL-004" in the group ACC/],
  ['schemas', /Required option '--out <folder>' not specified/],
  ['schemas --out a-file', /a-file is a file/],
  ['schemas --out x --release 4', /"4" is not a release/],
  ['openapi --release 4', /"4" is not a release/],
  ['openapi --profile fulll', /Did you mean "full"\?/],
  ['openapi --out a-file/below.json', /a-file is a file/],
  ['openapi --out .', /cannot be written \(it is a folder\)/],
  ['openapi --public-url bank', /URL that begins with http/],
  ['openapi --public-url http://bank.test?x', /no address of a bank/],
  ['rules --release 4', /"4" is not a release/],
];

/** What a command line comes to, in this process: the exit code and the text for stderr. */
async function outcome(args: string, env: Readonly<Record<string, string>> = {}) {
  const usual = process.env;
  process.env = { ...usual, ...env };
  try {
    await createProgram().parseAsync(args.split(' '), { from: 'user' });
    return { code: 0, text: '' };
  } catch (error) {
    return exitOf(error);
  } finally {
    process.env = usual;
  }
}

describe('bad usage ends with 2 and one message that names the cure', () => {
  const home = process.cwd();
  before(() => process.chdir(folder));
  after(() => process.chdir(home));
  for (const [args, says, env] of table) {
    test(`aisp ${args}`, async () => {
      const { code, text } = await outcome(args, env);
      assert.match(text, says);
      assert.ok(!text.includes('hush'), 'a secret is shown');
      assert.equal(code, 2);
    });
  }
});

// Where each goes on its way to the end, a process shows for one of them.
for (const [kind, args, code, ending] of [
  ['an unknown option', 'run --tagret x', 2, aisp],
  ['a bad value', 'run --shard 3/2', 2, aispHere],
  ['a broken target file', 'run --target bad.yaml', 2, aispHere],
  ['an output folder that is a file', 'run --out a-file', 2, aispHere],
  ['an address that is not of this machine', 'stub --host 192.0.2.1 --port 0', 2, aispHere],
  ['a target where nobody listens', 'run --target http://127.0.0.1:1', 3, aisp],
] as const) {
  test(`${kind} ends the process with ${code} and one message, without a stack`, async () => {
    const ended = await ending(args.split(' '), { cwd: folder });
    assert.match(ended.stderr, /^aisp: /);
    assert.equal(ended.stderr.match(/^aisp:/gm)?.length, 1, ended.stderr);
    assert.doesNotMatch(ended.stderr, /^\s+at .*:\d+:\d+/m);
    assert.equal(ended.stdout, '');
    assert.equal(ended.code, code);
  });
}

test('a folder that may not be written to is refused', {
  skip: process.getuid?.() === 0 && 'root may write anywhere',
}, async () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o500);
  const { code, stderr } = await aispHere(['run', '--out', locked]);
  assert.match(stderr, /may not be written to/);
  assert.equal(code, 2);
});

test('without a command it prints its help on stderr and ends with 2', async () => {
  const { code, stdout, stderr } = await aispHere([]);
  assert.match(stderr, /^Usage: aisp/);
  assert.equal(stdout, '');
  assert.equal(code, 2);
});

for (const [args, ending] of [
  [['--help'], aisp],
  [['run', '--help'], aispHere],
  [['help', 'stub'], aispHere],
] as const) {
  test(`aisp ${args.join(' ')} prints help with examples and ends with 0`, async () => {
    const { code, stdout, stderr } = await ending(args);
    assert.match(stdout, /^Usage: aisp/);
    assert.match(stdout, /Examples:\n {2}\$ /);
    assert.equal(stderr, '');
    assert.equal(code, 0);
  });
}

test('prints its version', async () => {
  const { code, stdout } = await aispHere(['--version']);
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  assert.equal(code, 0);
});

test('shows the stack only when asked to', async () => {
  const { stderr } = await aispHere(['run', '--release', '9'], { env: { AISP_DEBUG: '1' } });
  assert.match(stderr, /^\s+at .*:\d+:\d+/m);
});
