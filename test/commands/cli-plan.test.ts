import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { aispHere } from '../support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-plan-'));
after(() => rmSync(folder, { recursive: true }));

/** Calls that a plan says it is in all. */
function totalOf(plan: string): number {
  return Number(/(\d+) {2}in all;/.exec(plan)?.[1]);
}

describe('aisp run --plan', () => {
  it('prints calls by operation with what they try, and writes no report', async () => {
    const out = join(folder, 'never');
    const { code, stdout } = await aispHere(['run', '--plan', '--profile', 'full', '--out', out]);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /profile full\. None has been made\./);
    assert.match(stdout, /^ +\d+ {2}GET \/accounts\/\{AccountId\}\/offers: .*foreign-account/m);
    assert.match(
      stdout,
      /^ +\d+ {2}authorization server: client-credentials 3, authorise \d+, authorisation-code \d+, keys$/m,
    );
    const counted = [...stdout.matchAll(/^ +(\d+) {2}(?!in all)/gm)].map(([, calls]) => Number(calls));
    assert.equal(
      counted.reduce((sum, calls) => sum + calls, 0),
      totalOf(stdout),
    );
    assert.ok(!existsSync(out));
  });

  it('plans less for fewer rules', async () => {
    const all = await aispHere(['run', '--plan']);
    const some = await aispHere(['run', '--plan', '--only', 'AISP-SEC-010']);
    assert.ok(totalOf(some.stdout) < totalOf(all.stdout), some.stdout);
    assert.doesNotMatch(some.stdout, /AccountId/);
  });

  it('calls nobody, and says what the budget of a target leaves out', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    const target = join(folder, 'target.yaml');
    writeFileSync(target, [`baseUrl: http://127.0.0.1:${address.port}`, 'limits:', '  calls: 20'].join('\n'));
    const { code, stdout, stderr } = await aispHere(['run', '--plan', '--target', target], {
      env: { AISP_TOKEN: 'secret' },
    });
    server.close();
    assert.equal(code, 0, stderr);
    assert.equal(calls, 0);
    assert.match(stdout, /"limits\.calls" allows 20\. Not exercised, or not in full: .*Filtering transactions/);
    assert.doesNotMatch(stdout, /authorization server|secret/);
  });
});
