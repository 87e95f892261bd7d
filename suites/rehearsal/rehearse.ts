import { profileIn } from '../../schemas/profiles/profile-in.ts';
import type { Call } from '../client/call.ts';
import { Recorder, type RecorderOptions, type SecretResponse } from '../client/recorder.ts';
import type { Purpose, RecordedExchange } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';
import { gather } from '../scenarios/gather.ts';
import { financialIdOf } from '../target/financial-id.ts';
import { type Sampling, samplingOf } from '../target/sampling.ts';
import type { Target } from '../target/target.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';
import { realSurroundings } from '../tokens/surroundings.ts';
import { pretendBank } from './pretend-bank.ts';
import { pretendPsu } from './pretend-psu.ts';

/** A recorder that lets the pretended bank know what a call is for. */
class RehearsalRecorder extends Recorder {
  about: Purpose | undefined;

  constructor(options: Omit<RecorderOptions, 'transport'> & { readonly now: () => Date }, sampling: Sampling) {
    super({ ...options, transport: async (request, timeoutMs) => await bank(request, timeoutMs) });
    const bank = pretendBank({ about: () => this.about, now: options.now, sampling });
  }

  override async send(call: Call): Promise<RecordedExchange> {
    this.about = call.about;
    return await super.send(call);
  }

  override async sendSecret(call: Call): Promise<SecretResponse | undefined> {
    this.about = call.about;
    return await super.sendSecret(call);
  }
}

/**
 * Plays the scenarios of a run to a bank that exists nowhere, without a call to anybody and without waiting, and returns the
 * calls that they make. It is the same code that makes the calls of the run, so a plan taken from it follows every change.
 */
export async function rehearse({
  target,
  scenarios,
  now: begun,
}: {
  readonly target: Target;
  readonly scenarios: readonly ScenarioName[];
  readonly now: Date;
}): Promise<readonly RecordedExchange[]> {
  let time = begun.getTime();
  const now = () => new Date(time);
  const sampling = samplingOf(target);
  const options = {
    limits: { calls: Number.POSITIVE_INFINITY, timeoutMs: target.limits.timeoutMs },
    now,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const recorder = new RehearsalRecorder(options, sampling);
  const surroundings = { ...realSurroundings, now };
  const { exchanges } = await gather({
    recorder,
    tokens: createTokenSource(target, recorder, { surroundings, psu: pretendPsu }),
    profile: profileIn(target.release, target.profile),
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    release: target.release,
    ...(target.beside === undefined ? {} : { beside: target.beside }),
    now: begun,
    ...financialIdOf(target),
    sampling,
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    hasCertificate: target.tls?.certificate !== undefined,
    thorough: target.thorough === true,
    keepConsents: target.keepConsents === true,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    scenarios,
  });
  return exchanges;
}
