import { test } from '@playwright/test';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { Evidence } from '../core/evidence.ts';
import { loadRules } from '../core/load-rules.ts';
import { claimsOf } from '../core/rule.ts';
import { openRunFolder, readEvidence } from '../run/run-folder.ts';
import { selectRules } from '../run/select-rules.ts';
import { judgeWithWaivers } from '../target/waivers.ts';
import { report } from './report.ts';

const folder = openRunFolder();
const { target, only, startedAt } = folder.plan;
const catalogue = await loadRules();
const context = {
  profile: profileIn(target.release, target.profile),
  release: target.release,
  baseUrl: target.baseUrl,
  now: startedAt,
  claims: claimsOf(catalogue, target.release),
};
let evidence: Evidence | undefined;

for (const rule of selectRules(catalogue, only)) {
  test(`${rule.id} ${rule.title}`, () => {
    evidence ??= new Evidence(readEvidence(folder));
    report(judgeWithWaivers(rule, evidence, context, target.waivers ?? []));
  });
}
