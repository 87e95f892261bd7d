import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { serveBank } from '../../stub/serve.ts';
import { interfaceUrl } from '../../suites/archive/match-operation.ts';
import { interfacePath } from '../../suites/core/interface-path.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { aispHere } from '../support/aisp-here.ts';
import { archiveText, essence, judgedAgain } from '../support/archived.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { movedTo } from '../support/moved-bank.ts';
import { headlessTarget } from '../support/target-file.ts';

const catalogue = await loadRules();
const profile = serviceProfile;
/** What the standard, or the service, says of its own path. */
const ofThePath = ['AISP-HTTP-028', 'AISP-HTTP-029', 'AISP-HTTP-030', 'AISP-SEED-001'];
const folder = mkdtempSync(join(tmpdir(), 'aisp-base-path-'));
after(() => rmSync(folder, { recursive: true }));

const judgeAt = async (basePath: string, faults: readonly FaultId[] = []) =>
  await judgeBank(catalogue, {
    profile,
    variants: [movedTo(basePath)],
    faults: await findFaults(faults),
    target: (usual) => ({ ...usual, basePath }),
  });
const usual = await judgeBank(catalogue, { profile });

describe('an honest bank', () => {
  for (const basePath of ['', '/aisp', '/open-banking/v3.1.11/aisp']) {
    it(`at ${basePath || 'its root'} is judged as at the path of the standard, but for what is about that path`, async () => {
      const run = await judgeAt(basePath);
      assert.deepEqual(brokenBy(run), []);
      const outcomes = ({ verdicts }: typeof run) =>
        verdicts.filter(({ id }) => !ofThePath.includes(id)).map(({ id, outcome }) => `${id} ${outcome}`);
      assert.deepEqual(outcomes(run), outcomes(usual));
      for (const { id, outcome, reason } of run.verdicts.filter((each) => ofThePath.includes(each.id))) {
        assert.equal(outcome, 'not-applicable', id);
        assert.match(
          reason ?? '',
          /declares the base path \/(aisp|open-banking\/v3\.1\.11\/aisp)? in place of the standard's/,
        );
      }
      const text = archiveText(run, run.context.profile);
      assert.deepEqual(judgedAgain(catalogue, text).map(essence), run.verdicts.map(essence));
    });
  }

  it('at a path of its own is still accused of what it does wrong with its links, and of nothing else', async () => {
    const run = await judgeAt('', ['party-link-to-inner-host']);
    assert.deepEqual(brokenBy(run), ['AISP-HTTP-027']);
  });
});

describe('aisp with a base path in the target file', () => {
  const bank = createControlledBank({ profile, release: latestRelease, seed: 1, variants: [movedTo('')] });

  it('finds the interface where it is, and ends with 3 where it is not', async () => {
    const served = await serveBank(bank, { port: 0 });
    try {
      const report = (name: string) => JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8')) as Report;
      const run = async (name: string, line: string, ...args: readonly string[]) => {
        const file = join(folder, `${name}.yaml`);
        writeFileSync(file, `${headlessTarget(served.url, bank)}${line}\n`);
        const env = { CLIENT_SECRET: bank.clients[0]?.clientSecret ?? '' };
        return await aispHere(['run', '--target', file, '--only', 'AISP-EP-004', '--quiet', ...args], { env });
      };
      const right = await run('right', 'basePath: /', '--out', join(folder, 'right'));
      assert.equal(right.code, 0, right.stderr + right.stdout);
      assert.equal(report('right').summary.pass, 1);
      assert.equal(report('right').target.basePath, '');
      const wrong = await run('wrong', 'basePath: /v2/aisp/', '--out', join(folder, 'wrong'));
      assert.equal(wrong.code, 3, wrong.stderr + wrong.stdout);
      assert.match(wrong.stderr + wrong.stdout, /path right\?[\s\S]*\/v2\/aisp/);
      assert.doesNotMatch(wrong.stderr + wrong.stdout, /open-banking/);
      const bad = await run('bad', 'basePath: /aisp/../admin');
      assert.equal(bad.code, 2, bad.stderr);
      assert.match(bad.stderr, /bad\.yaml:\d+:\d+: The base path .* has a segment of dots/);
      const judged = await aispHere(['judge', join(folder, 'right', 'evidence.har'), '--out', join(folder, 'judged')]);
      assert.equal(judged.code, 0, judged.stderr);
      assert.deepEqual(report('judged').rules, report('right').rules);
    } finally {
      await served.close();
    }
  });
});

describe('a URL of a recording', () => {
  it('is of the interface below the path that was declared, and at a root where it is that of an operation', () => {
    const at = (url: string, basePath?: string) =>
      interfaceUrl(url, interfacePath({ release: latestRelease, ...(basePath === undefined ? {} : { basePath }) }))
        ?.path;
    assert.equal(at('https://aisp/x/aisp/accounts/1?a=b', '/aisp'), '/accounts/1');
    assert.equal(at('https://aisp/accounts', '/aisp'), undefined);
    assert.equal(at('https://bank.example/accounts/1/party', ''), '/accounts/1/party');
    assert.equal(at('https://bank.example/token', ''), undefined);
    assert.equal(at('https://bank.example/accounts'), undefined);
  });
});
