import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { Recorder } from '../client/recorder.ts';
import { RunEnded } from '../client/run-ended.ts';
import type { Transport } from '../client/transport.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf, succeeded } from '../core/evidence.ts';
import { abandon } from '../scenarios/abandon.ts';
import { Drive } from '../scenarios/drive.ts';
import { newState } from '../scenarios/run-state.ts';
import { financialIdOf } from '../target/financial-id.ts';
import { secretsOf } from '../target/secrets-of.ts';
import type { Target } from '../target/target.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';
import type { Authorise } from '../tokens/headless.ts';
import type { Missing } from '../tokens/token-source.ts';
import { type CheckStep, clockStep, failed, lookedAt, ok, skipped } from './check-step.ts';

/** What a check tried: its steps, and what is needed to mask them where they are shown. */
export interface Tried {
  readonly steps: readonly CheckStep[];
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

/**
 * Tries a target with as few calls as can be: one token of the client, one consent, one token of a PSU, one read; what it made it
 * deletes again. Each step says what came of it. A step whose premise failed is skipped. Throws a RunEnded where every call
 * answers 404, or the target goes away.
 */
export async function tryTarget(target: Target, transport: Transport): Promise<Tried> {
  const limits = { ...target.limits, maxWaitMs };
  const { headers } = target;
  const recorder = new Recorder({ transport, limits, ...(headers === undefined ? {} : { headers }) });
  recorder.learned.learn(...secretsOf(target));
  const asks = target.tokens.kind === 'manual';
  const nobody = (): Authorise => async () => person;
  const state = newState({
    recorder,
    tokens: createTokenSource(target, recorder, asks ? { psu: nobody } : {}),
    profile: profileIn(target.release, target.profile),
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    release: target.release,
    now: recorder.now(),
    ...financialIdOf(target),
    scenarios: [],
  });
  const drive = new Drive('consents', state);
  try {
    const steps = [await clientToken(drive), ...(await consentAndRead(drive, asks))];
    const { exchanges } = recorder;
    const all = [...lookedAt(exchanges), ...steps, clockStep(exchanges)];
    return { steps: all, exchanges, secrets: recorder.learned.values };
  } finally {
    await abandon(state);
  }
}

async function clientToken(drive: Drive): Promise<CheckStep> {
  const token = await drive.token('client');
  if (token !== undefined) return ok('client token', 'the client has an access token');
  const missing = drive.missing('client');
  const step = drive.tokens.makesConsents ? failed : skipped;
  return step('client token', missing?.reason ?? 'There is none.', missing?.supply);
}

async function consentAndRead(drive: Drive, asks: boolean): Promise<readonly CheckStep[]> {
  const makes = drive.tokens.makesConsents;
  if (makes && drive.missing('client') !== undefined) {
    return ['consent', 'PSU token', 'read'].map((name) =>
      skipped(name, 'There is no token of the client to begin with.'),
    );
  }
  const { facts, token } = await drive.consent('detail');
  const missing = drive.missing('detail');
  const why = [missing?.reason ?? 'There is none.', missing?.supply] as const;
  const consent = !makes
    ? skipped('consent', 'Ready-made tokens stand for consents that were made elsewhere.')
    : facts.consentId === undefined
      ? failed('consent', ...why)
      : ok('consent', 'a consent could be made; it is deleted again');
  if (token === undefined) {
    const psu = asks || consent.outcome === 'failed' ? skipped : failed;
    return [consent, psu('PSU token', ...why), skipped('read', 'There is no token of a PSU to read with.')];
  }
  return [consent, ok('PSU token', 'there is an access token of a PSU'), await read(drive)];
}

async function read(drive: Drive): Promise<CheckStep> {
  const list = await drive.read('GET /accounts', 'detail');
  if (list === undefined || !succeeded(list)) {
    const came = list?.response?.status ?? list?.failure?.code ?? 'nothing';
    return failed('read', `GET /accounts answers ${came}.`, 'Check that the token is good, and of a PSU of this bank.');
  }
  const accounts = [...recordsOf(list, 'Account')].length;
  if (accounts > 0) return ok('read', `GET /accounts shows ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`);
  return failed('read', 'GET /accounts shows no account.', 'Have a PSU with accounts authorise.');
}

/** True for what a run would not survive either. */
export function endsRun(error: unknown): error is RunEnded {
  return error instanceof RunEnded;
}
