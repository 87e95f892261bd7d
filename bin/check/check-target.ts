import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAuthorities } from '../../library/judging/write-authorities.ts';
import { isMandatory, type Verdict } from '../../reports/contract/index.ts';
import { print, printDocument } from '../../reports/print.ts';
import { rankSupplies } from '../../reports/rank-supplies.ts';
import { ok } from '../../suites/check/check-step.ts';
import { endsRun, type Tried, tryTarget } from '../../suites/check/try-target.ts';
import { loadPlaywright } from '../../suites/client/load-playwright.ts';
import { playwrightContexts } from '../../suites/client/playwright-contexts.ts';
import { playwrightTransport } from '../../suites/client/playwright-transport.ts';
import { writtenPath } from '../../suites/core/interface-path.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { preflight } from '../../suites/target/preflight.ts';
import { proxyNotice } from '../../suites/target/surrounding-proxies.ts';
import type { Target } from '../../suites/target/target.ts';
import { TargetError } from '../../suites/target/target-error.ts';
import { exitCodes } from '../exit.ts';
import { planRun } from '../run/print-plan.ts';
import { type Checked, checkText } from './check-text.ts';
import { foresee } from './foresee.ts';
import { maskedSteps } from './masked-steps.ts';

/** Longest wait for one answer, unless less is configured or the command line says otherwise: a check takes seconds. */
const usualMs = 5_000;

/** Set in the process that trusts the authorities of the target: Node reads them when it starts, and never again. */
const trusting = 'AISP_CHECK_TRUSTS';

/** What `aisp check` was told. */
export interface CheckOptions {
  readonly target: string;
  /** Of a target file with several banks the one to try. */
  readonly brand?: string;
  readonly profile?: string;
  readonly release?: string;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Tries a target, prints what came of it, and returns the exit code. Throws a ConfigurationError or a TargetError. */
export async function checkTarget({
  target: source,
  brand,
  profile,
  release,
  timeout,
  json,
}: CheckOptions): Promise<number> {
  const loaded = await loadTarget(source, {
    env: process.env,
    ...(brand === undefined ? {} : { brand }),
    ...(profile === undefined ? {} : { profile }),
    ...(release === undefined ? {} : { release }),
  });
  const { limits } = loaded;
  const timeoutMs = timeout ?? Math.min(limits.timeoutMs, usualMs);
  const target: Target = { ...loaded, limits: { ...limits, timeoutMs } };
  const { ca } = target.tls ?? {};
  if (ca !== undefined && process.env[trusting] === undefined) return again(ca);
  const notice = proxyNotice(target);
  if (notice !== undefined) print(process.stderr, `aisp: ${notice}\n`);
  const { steps, found } = await triedOf(target);
  const verdicts = await foresee(target, found);
  const applying = verdicts.filter(({ outcome }) => outcome !== 'not-applicable');
  const waiting = applying.filter(({ outcome }) => outcome === 'not-exercised');
  const blind = steps.some(({ outcome, name }) => outcome === 'failed' && name !== 'discovery');
  const mandatory = waiting.filter(({ level }) => isMandatory(level));
  const atTestBank = mandatory.filter(isOfTestBank);
  const { plan } = await planRun(target, []);
  const checked: Checked = {
    target: { baseUrl: target.baseUrl, release: target.release, profile: target.profile.name },
    ready: !blind && mandatory.length === atTestBank.length,
    steps,
    calls: plan.total,
    rules: {
      known: listedRules().length,
      inRun: verdicts.length,
      applicable: applying.length,
      exercisable: applying.length - waiting.length,
      mandatoryLeft: mandatory.length,
      onlyAtTestBank: atTestBank.map(({ id }) => id),
    },
    supplies: rankSupplies(verdicts).supplies ?? [],
  };
  printDocument(process.stdout, json ? `${JSON.stringify(checked, undefined, 2)}\n` : checkText(checked));
  return checked.ready ? exitCodes.conforming : exitCodes.inconclusive;
}

/** True for what only a test bank can be made to show, which no live bank has to be ready for. */
function isOfTestBank({ lacks }: Verdict): boolean {
  return lacks?.key.startsWith('bankSide.') === true;
}

async function triedOf(target: Target): Promise<Pick<Tried, 'steps' | 'found'>> {
  await preflight(target);
  const { request } = loadPlaywright();
  const contexts = playwrightContexts(request, target);
  try {
    const reached = ok(
      'interface',
      `${new URL(target.baseUrl).origin} answers as an API does, at ${writtenPath(target)}`,
    );
    const tried = await tryTarget(target, playwrightTransport(contexts));
    return { found: tried.found, steps: [reached, ...maskedSteps(tried)] };
  } catch (error) {
    if (!endsRun(error)) throw error;
    throw new TargetError(error.because === 'no-interface' ? 'not-found' : 'unreachable', error.message, error.supply);
  } finally {
    await contexts.close();
  }
}

function again(ca: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-check-'));
  try {
    const path = writeAuthorities(folder, ca, process.env.NODE_EXTRA_CA_CERTS);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: path, [trusting]: '1' };
    const { status } = spawnSync(process.execPath, process.argv.slice(1), { env, stdio: 'inherit' });
    return status ?? exitCodes.broken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
