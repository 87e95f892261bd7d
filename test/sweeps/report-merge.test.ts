import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { verifyFolder } from '../../bin/report/verify-folder.ts';
import type { HarArchive, MergedFacts, Report } from '../../reports/contract/index.ts';
import { reportSchema } from '../../reports/report-schema.ts';
import { aispHere } from '../support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-merge-test-'));
after(() => rmSync(folder, { recursive: true }));

const total = 3;
const run = ['run', '--fault', 'balance-type-missing-expected', '--only', 'AISP-SEED-*', '--only', 'AISP-BAL-*'];
const parts = Array.from({ length: total }, (_, index) => join(folder, `part-${index + 1}`));
const whole = join(folder, 'whole');
const merged = join(folder, 'merged');

function read(path: string): Report {
  return JSON.parse(readFileSync(join(path, 'report.json'), 'utf8')) as Report;
}

/** All of a verdict but what differs between any two runs: the ids of exchanges, and the key of the masks. */
function judgedIn(report: Report): readonly unknown[] {
  return report.rules.map(({ findings, ...rule }) => ({
    ...rule,
    findings: findings.map(({ message, pointer, count, exchange }) => ({
      claim: message.split('; got ')[0],
      pointer,
      count,
      purpose: report.exchanges.find(({ id }) => id === exchange)?.purpose,
    })),
  }));
}

await aispHere([...run, '--out', whole]);
for (const [index, part] of parts.entries()) {
  // The last masks with a key of its own.
  const keyed = index < total - 1 ? ['--mask-key', 'env:MASK_KEY'] : [];
  await aispHere([...run, ...keyed, '--shard', `${index + 1}/${total}`, '--out', part], {
    env: { MASK_KEY: 'a passphrase of the pipeline' },
  });
}

describe('aisp report merge', () => {
  it('makes one report, equal rule for rule to that of an unsharded run', async () => {
    const [one = '', two = '', three = ''] = parts;
    const { code, stdout, stderr } = await aispHere([
      'report',
      'merge',
      three,
      join(one, 'report.json'),
      two,
      '--out',
      merged,
    ]);
    assert.equal(code, 1, stderr);
    assert.match(stdout, /Non-conforming\./);
    assert.match(stderr, /Masks are the same within each shard and not across them/);
    const [expected, got] = [read(whole), read(merged)];
    assert.deepEqual(judgedIn(got), judgedIn(expected));
    assert.ok(got.rules.some(({ findings }) => findings.length > 0));
    const { requests, ...counts } = got.summary;
    const { requests: once, ...expectedCounts } = expected.summary;
    assert.deepEqual(counts, expectedCounts);
    assert.equal(requests, total * once);
    assert.deepEqual(got.promises, expected.promises);
    assert.equal(got.promises?.service.verdict, 'non-conforming');
    assert.deepEqual(
      [got.verdict, got.target.faults, got.shard],
      [expected.verdict, expected.target.faults, undefined],
    );
    assert.ok(parts.every((part) => read(part).rules.length > 0 && read(part).rules.length < expected.rules.length));
  });

  it('shows equal values alike across shards that were given one key, and not across others', () => {
    const accounts = parts.map((part) => {
      const { exchanges, shard } = read(part);
      const list = exchanges.find(
        ({ purpose, response }) => /^GET \/accounts: happy/.test(purpose) && response?.status === 200,
      );
      const nicknames = list?.response?.body?.match(/"Nickname":"[^"]*"/g) ?? [];
      return [nicknames.join(), shard?.maskKey] as const;
    });
    const [[one, key] = [], [two, same] = [], [three, none] = []] = accounts;
    assert.match(one ?? '', /Nickname/);
    assert.equal(one, two);
    assert.notEqual(one, three);
    assert.deepEqual([key === same, key?.length, none], [true, 16, undefined]);
  });

  it('refuses a key that stands on the command line, is short or is not there, before the first call', async () => {
    for (const [source, value, said] of [
      ['a passphrase of the pipeline', '', /takes no key/],
      ['env:MASK_KEY', '', /MASK_KEY is not set/],
      ['env:MASK_KEY', 'short', /shorter than 16/],
    ] as const) {
      const { code, stderr } = await aispHere([...run, '--mask-key', source, '--out', join(folder, 'no')], {
        env: { MASK_KEY: value },
      });
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
  });

  it('keeps to the schema, in the parts and in the whole, with exchanges numbered through', () => {
    const validate = formats.default(new Ajv2020({ strict: false })).compile(reportSchema);
    for (const path of [...parts, merged]) assert.ok(validate(read(path)), JSON.stringify(validate.errors));
    const { exchanges } = read(merged);
    assert.deepEqual(
      exchanges.map(({ id }) => id),
      exchanges.map((_, index) => `x${index + 1}`),
    );
  });

  it('adds up the JUnit files', () => {
    const junit = readFileSync(join(merged, 'junit.xml'), 'utf8');
    const cases = [...junit.matchAll(/<testcase\b/g)].length;
    assert.equal(/<testsuites\b[^>]* tests="(\d+)"/.exec(junit)?.[1], String(cases));
    for (const { id } of read(merged).rules) assert.ok(junit.includes(`name="${id} `), id);
  });

  it('shows no change against the unsharded run', async () => {
    const { code, stdout } = await aispHere(['report', 'diff', whole, merged, '--format', 'json']);
    const { regressions, newlyFailing, newlyPassing, otherChanges, changedFindings } = JSON.parse(stdout);
    assert.deepEqual(
      { regressions, newlyFailing, newlyPassing, otherChanges, changedFindings },
      {
        regressions: [],
        newlyFailing: [],
        newlyPassing: [],
        otherChanges: [],
        changedFindings: [],
      },
    );
    assert.equal(code, 0);
  });

  it('refuses what is not one whole run, and says why', async () => {
    const [one = '', two = '', three = ''] = parts;
    for (const [given, said] of [
      [[one, three], /Shard 2\/3 is missing/],
      [[one, one, two, three], /Shard 1 was given 2 times/],
      [[one, two, whole], /whole is not the report of a shard/],
      [[one, two, folder], /There is no report at .*report\.json/],
    ] as const) {
      const { code, stderr } = await aispHere(['report', 'merge', ...given, '--out', join(folder, 'refused')]);
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
    const { code, stderr } = await aispHere(['report', 'merge', ...parts, '--out', one]);
    assert.equal(code, 2);
    assert.match(stderr, /is the folder of a shard/);
  });
});

describe('the evidence of merged shards', () => {
  const har = join(merged, 'evidence.har');
  const publicKey = join(folder, 'public.pem');
  const keys = generateKeyPairSync('ed25519');
  const env = { AISP_TEST_SIGNING_KEY: String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })) };
  writeFileSync(publicKey, keys.publicKey.export({ type: 'spki', format: 'pem' }));

  it('judged again gives the very report that was merged, and that of a shard the report of the shard', async () => {
    const judged = join(folder, 'judged');
    for (const path of [merged, ...parts]) {
      const { stderr } = await aispHere(['judge', join(path, 'evidence.har'), '--out', judged]);
      assert.equal(stderr, '');
      assert.deepEqual(read(judged), read(path), path);
    }
    const { entries } = (JSON.parse(readFileSync(har, 'utf8')) as HarArchive).log;
    assert.deepEqual(
      entries.map(({ _aisp }) => _aisp.id),
      read(merged).exchanges.map(({ id }) => id),
    );
  });

  it('is signed with the rest, and verified; what was changed is named', async () => {
    const signed = join(folder, 'merged-and-signed');
    const merging = ['report', 'merge', ...parts, '--out', signed, '--sign', 'env:AISP_TEST_SIGNING_KEY'];
    const { code, stdout, stderr } = await aispHere(merging, { env });
    assert.equal(code, 1, stderr);
    assert.match(stdout, /statement\.jws/);
    const verify = async () => {
      const { text, exitCode } = await verifyFolder(signed, { key: publicKey });
      return [String(exitCode), ...text.trimEnd().split('\n')];
    };
    const [intact, ...lines] = await verify();
    assert.equal(intact, '0', lines.join('\n'));
    assert.match(lines.join(' '), /Unchanged:.*evidence\.har.*report-profile\.json/);
    assert.match(lines.at(-1) ?? '', /Judged again from \d+ exchanges, with the same verdicts: 1 failed/);
    const path = join(signed, 'evidence.har');
    const whole = readFileSync(path, 'utf8');
    const archive = JSON.parse(whole) as HarArchive<MergedFacts>;
    const [, second] = archive.log._aisp.parts;
    const dropped = `x${(second?.shift ?? 0) + 2}`;
    const cut = {
      log: {
        ...archive.log,
        entries: archive.log.entries.filter(({ _aisp: { id } }) => id !== dropped),
        _aisp: {
          ...archive.log._aisp,
          parts: archive.log._aisp.parts.map((part) =>
            part === second ? { ...part, entries: part.entries - 1 } : part,
          ),
        },
      },
    };
    writeFileSync(path, JSON.stringify(cut));
    assert.deepEqual((await verify()).slice(0, 4), [
      '1',
      'Not intact.',
      '  evidence.har was changed.',
      `  An exchange was dropped: ${dropped}.`,
    ]);
    writeFileSync(path, whole);
    assert.equal((await verify())[0], '0');
  });

  it('is left out where a shard has none, and refused where it is that of another run', async () => {
    const [one = '', two = '', three = ''] = parts;
    const bare = join(folder, 'bare');
    const strange = join(folder, 'strange');
    for (const path of [bare, strange]) {
      mkdirSync(path);
      cpSync(join(two, 'report.json'), join(path, 'report.json'));
    }
    cpSync(join(one, 'evidence.har'), join(strange, 'evidence.har'));
    const out = join(folder, 'without');
    const without = await aispHere(['report', 'merge', one, bare, three, '--out', out]);
    assert.equal(without.code, 1);
    assert.match(without.stderr, /Without evidence\.har, because there is none beside the report of .*bare\./);
    assert.ok(!existsSync(join(out, 'evidence.har')) && existsSync(join(out, 'report.json')));
    const refused = await aispHere(['report', 'merge', one, strange, three, '--out', out]);
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /strange.*evidence\.har is not the evidence of the report beside it/);
  });

  it('is refused by the judge when its shards do not make it up', async () => {
    const text = readFileSync(har, 'utf8');
    const broken = join(folder, 'broken.har');
    for (const [changed, said] of [
      [
        text.replace(/"entries":(\d+),"shift"/, '"entries":1,"shift"'),
        /entries, and its shards \d+\. The file was changed/,
      ],
      [text.replace('"shift":0', '"shift":"0"'), /log\._aisp\.parts/],
      [text.replace(/"parts":\[.*\]\},"entries"/, '"parts":[]},"entries"'), /The file was changed or cut/],
    ] as const) {
      assert.notEqual(changed, text);
      writeFileSync(broken, changed);
      const { code, stderr } = await aispHere(['judge', broken, '--out', join(folder, 'never')]);
      assert.equal(code, 2, stderr);
      assert.match(stderr, said);
    }
  });
});
