import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Fault } from './fault.ts';
import { findFaultsNamed, UnknownFaultError } from './load.ts';
import { obstacleTo } from './showing.ts';

/** What of a running bank decides which faults it can still show. */
export interface RunningAs {
  readonly profile: BankProfile;
  readonly release: Release;
  /** A release that it speaks besides, and the profile there. */
  readonly beside?: { readonly profile: BankProfile; readonly release: Release };
  /** True where it was started over TLS and asks for client certificates. */
  readonly mutualTls: boolean;
}

/** Why a running bank cannot show a fault: it is in how a bank starts, or it makes no difference in its profile and releases. */
export type NotShown = 'FIXED_AT_START' | 'CANNOT_SHOW';

/** Raised for a fault that a bank which runs cannot show; `message` says why, and with which option one does. */
export class NotShownError extends Error {
  readonly code: NotShown;

  constructor(code: NotShown, message: string) {
    super(message);
    this.name = 'NotShownError';
    this.code = code;
  }
}

interface FaultObstacle {
  readonly code: NotShown;
  readonly message: string;
}

function obstacle(fault: Fault, { profile, release, beside, mutualTls }: RunningAs): FaultObstacle | undefined {
  const fixed = (message: string): FaultObstacle => ({ code: 'FIXED_AT_START', message });
  const notShown = (message: string): FaultObstacle => ({ code: 'CANNOT_SHOW', message });
  const { id, listensInClear, overTls } = fault;
  if (listensInClear === true) {
    return fixed(
      `The fault ${id} is in how the bank listens, which is fixed at its start. Start it with --tls --fault ${id}`,
    );
  }
  if (overTls === true && !mutualTls) {
    return fixed(`The fault ${id} shows over TLS alone, and this bank was started without. Start it with --tls`);
  }
  if (fault.bothVersions === true && beside === undefined) {
    return notShown(
      `The fault ${id} lies between two versions, and this bank speaks one. Start it with --release 3.1.11,4.0.1`,
    );
  }
  const found = obstacleTo('fault', fault, profile, release);
  if (found === undefined) return undefined;
  if (beside !== undefined && obstacleTo('fault', fault, beside.profile, beside.release) === undefined)
    return undefined;
  const { message, cure } = found;
  return notShown(
    `${message} ${cure} Start the bank with another --${message.includes(' profile ') ? 'profile' : 'release'}`,
  );
}

/**
 * The faults of these ids, for a bank that runs. Rejects with an UnknownFaultError for an id that there is not, and with a
 * NotShownError for a fault that this bank cannot show.
 */
export async function faultsAtRunTime(ids: readonly string[], bank: RunningAs): Promise<readonly Fault[]> {
  const faults = await findFaultsNamed(ids);
  for (const fault of faults) {
    const problem = obstacle(fault, bank);
    if (problem !== undefined) throw new NotShownError(problem.code, problem.message);
  }
  return faults;
}

/** Why a bank that runs cannot show these faults, in a sentence; undefined where it can. */
export async function problemAtRunTime(ids: readonly string[], bank: RunningAs): Promise<string | undefined> {
  try {
    await faultsAtRunTime(ids, bank);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownFaultError || error instanceof NotShownError) return error.message;
    throw error;
  }
}
