import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { type Started, startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { leftOut } from '../support/turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-one-token-'));
after(() => rmSync(folder, { recursive: true }));

/** The two quick paths of the README, one after the other: `aisp stub`, a token of it, and a run with that token. */
for (const profile of ['service', 'full']) {
  describe(`the bundled bank, ${profile} profile, judged by one token of it`, {
    skip: profile === 'full' && leftOut,
  }, () => {
    let stub: Started;
    let url = '';
    let environment: Readonly<Record<string, string>> = {};

    before(async () => {
      stub = startAisp(['stub', '--port', '0', '--profile', profile]);
      const guide = await stub.said('npx aisp-conformance run --target');
      url = /http:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
      const asked = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"persona":"household"}',
      };
      const answer = await fetch(`${url}/stub/tokens?as=env`, asked);
      assert.equal(answer.status, 201);
      const lines = (await answer.text()).trim().split('\n');
      environment = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
    });
    after(async () => {
      stub.child.kill('SIGTERM');
      await stub.ended;
    });

    async function judged(names: readonly string[]): Promise<Report> {
      const out = join(folder, `${profile}-${names.length}`);
      const env = Object.fromEntries(names.map((name) => [name, environment[name] ?? assert.fail(name)]));
      const { code, stdout, stderr } = await aispHere(['run', '--target', url, '--profile', profile, '--out', out], {
        env,
      });
      assert.equal(code, 4, stdout + stderr);
      return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
    }

    const accused = ({ rules }: Report) =>
      rules
        .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error')
        .map(({ id, findings }) => `${id}: ${findings[0]?.message}`);

    it('is accused of nothing, whatever is known of the token', async () => {
      const alone = await judged(['AISP_TOKEN']);
      assert.deepEqual([alone.verdict, accused(alone)], ['inconclusive', []]);
      const known = await judged(['AISP_TOKEN', 'AISP_CONSENT_ID', 'AISP_CLIENT_TOKEN']);
      assert.deepEqual([known.verdict, accused(known)], ['inconclusive', []]);
      assert.ok(known.summary.pass > alone.summary.pass);
    });
  });
}
