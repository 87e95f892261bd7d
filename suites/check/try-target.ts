import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { Recorder, type RecorderOptions } from '../client/recorder.ts';
import { RunEnded } from '../client/run-ended.ts';
import type { Transport } from '../client/transport.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { abandon } from '../scenarios/abandon.ts';
import { cleanUp } from '../scenarios/consent-deletion.ts';
import { Drive } from '../scenarios/drive.ts';
import { findOperations } from '../scenarios/find-operations.ts';
import { clockAhead } from '../scenarios/pace.ts';
import { newState } from '../scenarios/run-state.ts';
import { financialIdOf } from '../target/financial-id.ts';
import { secretsOf } from '../target/secrets-of.ts';
import type { ReadyMadeToken, Target } from '../target/target.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';
import type { Authorise } from '../tokens/headless.ts';
import { realSurroundings } from '../tokens/surroundings.ts';
import type { Missing } from '../tokens/token-source.ts';
import { type CheckStep, clockStep, lookedAt } from './check-step.ts';
import { type Found, type FoundToken, foundToken, outOfOrder } from './found.ts';
import { consentOf, tryGiven } from './try-given.ts';
import { tryMade } from './try-made.ts';

/** What a check tried: its steps, what it learned, and what is needed to mask that where it is shown. */
export interface Tried {
  readonly steps: readonly CheckStep[];
  readonly found: Found;
  readonly exchanges: readonly RecordedExchange[];
  /** Values that the check learned or was given. */
  readonly secrets: readonly string[];
}

/** A check waits for nobody who is busy. */
const maxWaitMs = 1_000;

/** Why a check asks no person. */
const person: Missing = {
  reason: 'A person authorises here, and a check asks none.',
  supply: 'Start a run, and approve when it asks for that.',
};

/** The clock of a check, and how it waits: those of the machine when left out. */
export type CheckClock = Pick<RecorderOptions, 'now' | 'wait'>;

/**
 * Tries a target with few calls, as a run would begin: the tokens that there are, a consent, and each operation once. What it made it
 * deletes again. Each step says what came of it. A step whose premise failed is skipped. Throws a RunEnded where every call
 * answers 404, or the target goes away.
 */
export async function tryTarget(target: Target, transport: Transport, clock: CheckClock = {}): Promise<Tried> {
  const limits = { ...target.limits, maxWaitMs };
  const { headers } = target;
  const recorder = new Recorder({ transport, limits, ...clock, ...(headers === undefined ? {} : { headers }) });
  recorder.learned.learn(...secretsOf(target));
  const asks = target.tokens.kind === 'manual';
  const nobody = (): Authorise => async () => person;
  const { now = realSurroundings.now } = clock;
  const state = newState({
    recorder,
    tokens: createTokenSource(target, recorder, {
      surroundings: { ...realSurroundings, now },
      ...(asks ? { psu: nobody } : {}),
    }),
    profile: profileIn(target.release, target.profile),
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    release: target.release,
    now: recorder.now(),
    ...financialIdOf(target),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    scenarios: [],
  });
  const { makesConsents } = state.tokens;
  const tokens = new Map<ReadyMadeToken['consent'], FoundToken>();
  let steps: readonly CheckStep[];
  try {
    await findOperations(new Drive('consents', state), state);
    const drive = new Drive('consents', state);
    steps = target.tokens.kind === 'ready-made' ? await tryGiven(drive, target.tokens) : await tryMade(drive, asks);
    for (const { consent } of target.tokens.kind === 'ready-made' ? target.tokens.tokens : []) {
      const key = consentOf(consent);
      const { facts, token } = await drive.consent(key);
      if (token !== undefined) tokens.set(consent, foundToken(key, facts, recorder.exchanges));
    }
    await cleanUp(new Drive('consent-deletion', state), [...state.consents.keys()]);
  } catch (error) {
    await abandon(state);
    throw error;
  }
  const { exchanges } = recorder;
  return {
    steps: [...lookedAt(exchanges), ...steps, clockStep(exchanges)],
    found: {
      profile: state.profile,
      outOfOrder: outOfOrder(exchanges, makesConsents),
      tokens,
      noClientToken: makesConsents && state.missing.has('client'),
      noPsuToken: makesConsents && !asks && state.missing.has('detail'),
      aheadMs: clockAhead(exchanges),
    },
    exchanges,
    secrets: recorder.learned.values,
  };
}

/** True for what a run would not survive either. */
export function endsRun(error: unknown): error is RunEnded {
  return error instanceof RunEnded;
}
