import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../../reports/contract/index.ts';
import { reportSchema } from '../../reports/report-schema.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { headlessTarget } from './target-file.ts';

/** A folder of this process for runs that end before their time: the test that uses it removes it. */
export const endingsFolder = mkdtempSync(join(tmpdir(), 'aisp-endings-'));

export function compiledReportSchema(): ValidateFunction<Report> {
  return formats.default(new Ajv2020({ strict: false })).compile<Report>(reportSchema);
}

/** The report that a run left, which must be whole and valid. */
export function reportIn(out: string): Report {
  const report: unknown = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
  const valid = compiledReportSchema();
  assert.ok(valid(report), JSON.stringify(valid.errors));
  const html = readFileSync(join(out, 'report.html'), 'utf8');
  assert.match(html, /<\/html>\s*$/);
  assert.equal(html.includes('<b>Incomplete.</b>'), report.incomplete === true);
  return report;
}

/** A bank of this process on a port, and a target file of it. `onCall` is told the number of each call, and what it asks for. */
export async function bankWith(name: string, onCall: (call: number, request: Request) => void) {
  const bank = createControlledBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25 });
  let calls = 0;
  let consents = 0;
  const fetch: typeof bank.fetch = async (request, ...rest) => {
    calls += 1;
    onCall(calls, request);
    const { method, url } = request;
    const answer = await bank.fetch(request, ...rest);
    if (url.endsWith('/account-access-consents') && method === 'POST' && answer.status === 201) consents += 1;
    if (method === 'DELETE' && answer.status === 204) consents -= 1;
    return answer;
  };
  const running = await serveBank({ ...bank, fetch }, { port: 0 });
  const [client] = bank.clients;
  const { url } = running;
  const target = join(endingsFolder, `${name}.yaml`);
  writeFileSync(target, headlessTarget(url, bank));
  const out = join(endingsFolder, name);
  mkdirSync(out);
  return {
    out,
    target,
    args: ['run', '--target', target, '--out', out],
    env: { TMPDIR: endingsFolder, CLIENT_SECRET: client?.clientSecret ?? '' },
    standing: () => consents,
    close: () => running.close(),
  };
}
