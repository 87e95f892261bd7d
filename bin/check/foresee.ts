import type { Verdict } from '../../reports/contract/index.ts';
import { createControlledBank } from '../../stub/bank.ts';
import type { Found } from '../../suites/check/found.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import { judge } from '../../suites/core/judge.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { claimsOf } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { gather } from '../../suites/scenarios/gather.ts';
import { financialIdOf } from '../../suites/target/financial-id.ts';
import { isOnLoopback } from '../../suites/target/on-loopback.ts';
import { samplingOf } from '../../suites/target/sampling.ts';
import type { Target } from '../../suites/target/target.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';
import { realSurroundings } from '../../suites/tokens/surroundings.ts';
import { bundledSeed } from '../run/start-bundled-bank.ts';
import { asAnswered } from './as-answered.ts';
import { likeTarget } from './like-target.ts';

/** Whose moment the run would begin at, and whether it would come with a client certificate. */
export interface Foreseeing {
  readonly now?: () => Date;
  readonly hasCertificate?: boolean;
}

/**
 * The verdicts of a run over the bundled bank with as much at hand as a target has, and on a clock that the calls move: what is not
 * exercised there waits for the target file, or for the bank as it was found. Calls nobody.
 */
export async function foresee(target: Target, found: Found, how: Foreseeing = {}): Promise<readonly Verdict[]> {
  const { now: present = () => new Date(), hasCertificate = target.tls?.certificate !== undefined } = how;
  let time = present().getTime();
  const now = () => new Date(time);
  const { release } = target;
  // Rules on the connection apply by scheme, and not to a bank on this machine.
  const { origin, protocol } = new URL(target.baseUrl);
  const baseUrl = isOnLoopback(origin) ? origin : `${protocol}//bank.invalid`;
  const { profile } = found;
  const ofBank = () => new Date(time + found.aheadMs);
  const bank = createControlledBank({ profile, release, seed: bundledSeed, now: ofBank, pageSize: 25 });
  const shaped = await likeTarget(target, { profile, baseUrl, bank, found });
  const inProcess = fetchTransport((request) => {
    time += 100;
    return bank.fetch(request);
  });
  const recorder = new Recorder({
    transport: asAnswered(inProcess, found, { baseUrl, release }),
    limits: { calls: target.limits.calls, timeoutMs: 60_000 },
    now,
    wait: async (milliseconds) => {
      time += milliseconds;
    },
  });
  const began = now();
  const archive = await gather({
    recorder,
    tokens: createTokenSource(shaped, recorder, { surroundings: { ...realSurroundings, now } }),
    profile,
    baseUrl,
    release,
    now: began,
    ...financialIdOf(target),
    sampling: samplingOf(target),
    hasCertificate,
    thorough: target.thorough === true,
    ...(shaped.bankSide === undefined ? {} : { bankSide: shaped.bankSide }),
  });
  const rules = await loadRules();
  const place = { baseUrl, ...(target.basePath === undefined ? {} : { basePath: target.basePath }) };
  const context = { profile, release, ...place, now: began.toISOString(), claims: claimsOf(rules, release) };
  return judge(rulesFor(rules, target), archive, context);
}
