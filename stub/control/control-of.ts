import { permissionCodes } from '../../schemas/permissions.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { SlowGuesses } from '../access/slow-guesses.ts';
import { codeOffered } from '../consents/permissions-required.ts';
import type { ActiveFaults } from '../faces/active-faults.ts';
import type { FaceInPlace } from '../faces/face-in-place.ts';
import type { Faces } from '../faces/faces.ts';
import type { Journal } from '../journal/journal.ts';
import type { BankClock } from '../state/bank-clock.ts';
import { type BankStamp, entriesIn, snapshotOf } from '../state/snapshot.ts';
import type { Entry } from '../state/store.ts';
import { ClockControl } from './clock.ts';
import { ConsentControl } from './consents.ts';
import type { Control } from './control.ts';
import type { DataControl } from './data/data-control.ts';
import { developerToken, requireTokenRequest } from './developer-token.ts';
import { FaultControl } from './faults.ts';
import { personaOf } from './persona-of.ts';
import { requireRoom } from './require-room.ts';
import { reset } from './reset.ts';
import { restoringProblem } from './restoring/restoring-problem.ts';

/** What it takes to control a bank. */
export interface ControlParts {
  readonly faces: Faces;
  readonly active: ActiveFaults;
  readonly inPlace: FaceInPlace;
  readonly clock: BankClock;
  readonly guesses: SlowGuesses;
  readonly stamp: BankStamp;
  readonly journal?: Journal;
  readonly data: DataControl;
}

/** The entries of a snapshot of this bank. Throws an OAuthError for what is none. */
function entriesOf(snapshot: unknown, stamp: BankStamp): readonly Entry[] {
  try {
    return entriesIn(snapshot, stamp);
  } catch (error) {
    throw error instanceof RangeError ? new OAuthError('invalid_request', error.message) : error;
  }
}

/** What controls a bank. */
export function controlOf({ faces, active, inPlace, clock, guesses, stamp, data, journal }: ControlParts): Control {
  const { bank, authority } = faces.usual;
  const { state } = bank;
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));
  return {
    token: async (asked, certificate) => {
      const request = requireTokenRequest(asked);
      return await state.transact(async () => {
        requireRoom(state);
        const { customer, faults } = await personaOf(authority, request.persona);
        const clientId = asked.clientId ?? authority.options.clients[0]?.clientId;
        const face = await inPlace.of({ clientId, customerKey: customer.key, brought: faults });
        return developerToken(face.bank, face.authority, request, { offered, customer, faults, certificate });
      });
    },
    consents: new ConsentControl(bank, async ({ consentId }) => (await inPlace.ofConsent(consentId)).authority),
    clock: new ClockControl(clock, state),
    data,
    reset: async (what = {}) => {
      await state.transact(() => {
        reset(bank, { authority, guesses }, what);
        if (what.clientId === undefined && what.persona === undefined) journal?.clear();
      });
    },
    snapshot: () => snapshotOf(stamp, state.entries()),
    restore: async (snapshot) => {
      await state.transact(async () => {
        const entries = entriesOf(snapshot, stamp);
        requireRoom(state, entries.length);
        const added = data.list().filter(({ kind, fixed }) => kind === 'customer' && !fixed);
        const problem = await restoringProblem(entries, {
          world: bank.world,
          addedSince: new Set(added.map(({ id }) => id)),
          faultProblem: authority.options.loginProblem,
        });
        if (problem !== undefined)
          throw new OAuthError('invalid_request', `The snapshot cannot be restored: ${problem}`);
        // Nothing has changed until here, and nothing can be in the way from here on.
        state.replace(entries);
      });
    },
    faults: new FaultControl(faces, active),
    ...(journal === undefined ? {} : { journal }),
  };
}
