import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { AispError } from '../../library/public/aisp-error.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { loadTarget, targetsIn } from '../../suites/target/load-target.ts';
import { UsageError } from '../exit.ts';
import { checkedLeg, checkSeveral, legsOf } from './legs.ts';
import type { RunOptions } from './run-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-legs-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;

function file(text: string): string {
  files += 1;
  const path = join(folder, `${files}.yaml`);
  writeFileSync(path, text);
  return path;
}

const waiver = (rule: string, target?: string) =>
  `  - { rule: ${rule}, reason: known, owner: me, until: "2030-01-01"${target === undefined ? '' : `, target: ${target}`} }`;

const group = file(`
profile: standard
limits: { calls: 700, perSecond: 5 }
tokens: { kind: ready-made, clientToken: { env: CLIENT }, tokens: [{ consent: detail, token: { env: PSU } }] }
waivers:
${waiver('AISP-BAL-004')}
${waiver('AISP-BAL-005', 'Beta')}
targets:
  - name: Alpha
    baseUrl: https://alpha.example
    limits: { calls: 300 }
  - name: Beta
    baseUrl: https://beta.example
    profile: full
    beside: { release: 4.0.1, basePath: /next }
  - name: Gamma
    baseUrl: https://gamma.example
    tokens: { clientToken: { env: NOT_SET } }
`);
const options: RunOptions = {
  ...{
    only: [],
    out: join(folder, 'out'),
    format: [],
    evidence: 'masked',
    fault: [],
    variant: [],
    quirk: [],
    asFound: [],
  },
};
process.env.CLIENT = 'client-token';
process.env.PSU = 'psu-token';

describe('the targets of a run', () => {
  it('are the brands of a file, what is common stated once, and what is their own before it', async () => {
    const legs = await legsOf({ ...options, target: group });
    assert.deepEqual(
      legs.map(({ name, facts }) => [name, facts.baseUrl, facts.release, facts.profile]),
      [
        ['Alpha', 'https://alpha.example', '3.1.11', 'standard'],
        ['Beta 3.1.11', 'https://beta.example', '3.1.11', 'full'],
        ['Beta 4.0.1', 'https://beta.example', '4.0.1', 'full'],
        ['Gamma', 'https://gamma.example', '3.1.11', 'standard'],
      ],
    );
    const [alpha, beta, next] = await Promise.all(legs.slice(0, 3).map(({ destination }) => destination()));
    assert.deepEqual([alpha?.described.limits.calls, alpha?.described.limits.perSecond], [300, 5]);
    assert.deepEqual(beta?.described.beside, { release: '4.0.1', basePath: '/next' });
    assert.deepEqual([next?.described.beside, next?.described.basePath], [undefined, '/next']);
  });

  it('tell what is wrong with one when it is its turn, at the line where it stands', async () => {
    const [gamma] = await legsOf({ ...options, target: group, brand: ['Gamma'] });
    const error = await gamma?.destination().catch((reason: unknown) => reason);
    assert.ok(error instanceof ConfigurationError);
    assert.deepEqual(
      error.problems.map(({ code, line }) => [code, line]),
      [['missing-variable', 18]],
    );
  });

  it('have the waivers that name no target, and their own', async () => {
    const legs = await legsOf({ ...options, target: group, brand: ['Alpha', 'Beta'] });
    const waivers = await Promise.all(
      legs.map(async ({ destination }) => (await destination()).waivers.map(({ rule }) => rule)),
    );
    assert.deepEqual(waivers, [['AISP-BAL-004'], ['AISP-BAL-004', 'AISP-BAL-005'], ['AISP-BAL-004', 'AISP-BAL-005']]);
  });

  it('are both versions of the bundled bank, or the first and its relation to the other', async () => {
    const both = await legsOf({ ...options, release: ['3.1.11', '4.0.1'] });
    assert.deepEqual(
      both.map(({ name }) => name),
      ['3.1.11', '4.0.1'],
    );
    const [first, ...others] = await legsOf({ ...options, release: ['3.1.11', '4.0.1'], relationOnly: true });
    assert.deepEqual(others, []);
    assert.equal((await first?.destination())?.described.beside?.release, '4.0.1');
    const one = await legsOf(options);
    assert.equal(one.length, 1);
  });

  it('are one where tests present them: several are refused with the cure', async () => {
    const presented = { folder, reports: false };
    await assert.rejects(legsOf({ ...options, target: group, presented }), (error: unknown) => {
      assert.ok(error instanceof UsageError);
      assert.match(`${error.message} ${error.cure}`, /Alpha, Beta.*, Gamma\. Name one with AISP_BRAND/);
      return true;
    });
    const one = await legsOf({ ...options, target: group, presented, brand: ['Beta'] });
    assert.deepEqual(
      one.map(({ name }) => name),
      ['Beta'],
    );
  });

  it('are not judged in shards, and a brand has to be there', async () => {
    const legs = await legsOf({ ...options, target: group });
    assert.throws(() => checkSeveral({ ...options, shard: '1/2' }, legs), /--shard is for one target/);
    await assert.rejects(legsOf({ ...options, target: group, brand: ['Delta'] }), /no brand Delta/);
    await assert.rejects(legsOf({ ...options, brand: ['Alpha'] }), /no brand Alpha/);
  });
});

describe('the rules that are wanted of a run', () => {
  const refusal = async (release: readonly string[], only: readonly string[]): Promise<string> => {
    const [first] = await legsOf({ ...options, release, relationOnly: true });
    assert.ok(first !== undefined);
    const destination = await first.destination();
    try {
      checkedLeg(destination, only);
      return 'none';
    } catch (error) {
      assert.ok(error instanceof AispError && error.code === 'NO_SUCH_RULE');
      return `${error.problem} ${error.cure}`;
    }
  };

  it('are of the version that is judged: of another nothing would be asked, and nothing told', async () => {
    assert.match(
      await refusal(['3.1.6'], ['AISP-V4-020']),
      /AISP-V4-020 matches no rule .* release 3\.1\.6\. .*version/,
    );
    assert.equal(await refusal(['4.0.1'], ['AISP-V4-020']), 'none');
    assert.equal(await refusal(['3.1.6'], ['AISP-V4-020', 'AISP-BAL-004']), 'none');
  });

  it('relate two versions only where there are two', async () => {
    assert.match(await refusal(['3.1.11'], ['AISP-DUAL-*']), /relates two versions.*3\.1\.11,4\.0\.1/);
    assert.equal(await refusal(['3.1.11', '4.0.1'], ['AISP-DUAL-*']), 'none');
  });

  it('are there at all: what is near is named first', async () => {
    assert.match(await refusal(['3.1.11'], ['BAL-004']), /^No rule matches BAL-004\. Did you mean "\*BAL-004\*"\?$/);
  });
});

describe('a target file with several banks', () => {
  const problems = (text: string): readonly string[] => {
    try {
      targetsIn(file(text), { env: {} });
      return [];
    } catch (error) {
      assert.ok(error instanceof ConfigurationError);
      return error.problems.map(({ line, message }) => `${line}: ${message}`);
    }
  };

  it('is refused where they cannot be told from one another', () => {
    assert.deepEqual(problems('targets: []\n'), ['1: "targets" must be a list with at least one bank.']);
    assert.deepEqual(problems('targets:\n  - baseUrl: https://a.example\n'), [
      '2: "targets[0].name" is missing, or no text.',
    ]);
    assert.deepEqual(problems('targets:\n  - name: A B\n  - name: a-b\n'), ['3: Two targets are called "a-b".']);
    assert.deepEqual(problems('targets:\n  - name: ../a\n'), ['2: "../a" cannot be the name of a target.']);
  });

  it('is read as one of them where that is named, and refused with their names where none is', async () => {
    const env = { CLIENT: 'c', PSU: 'p' };
    const { profile, baseUrl } = await loadTarget(group, { env, brand: 'Beta' });
    assert.deepEqual([profile.name, baseUrl], ['full', 'https://beta.example']);
    await assert.rejects(loadTarget(group, { env }), /describes several banks: Alpha, Beta, Gamma\..*--brand/);
    await assert.rejects(loadTarget(file('baseUrl: https://a.example\n'), { env, brand: 'A' }), /describes one bank/);
  });

  it('refuses a key that no target file has, at its line in the entry', async () => {
    const path = file('profile: full\ntargets:\n  - name: A\n    baseUrl: https://a.example\n    basepath: /x\n');
    const error = await loadTarget(path, { env: {}, brand: 'A' }).catch((reason: unknown) => reason);
    assert.ok(error instanceof ConfigurationError);
    assert.deepEqual(
      error.problems.filter(({ code }) => code === 'unknown-key').map(({ line, message }) => [line, message]),
      [[5, '"basepath" is not a known key.']],
    );
  });
});
