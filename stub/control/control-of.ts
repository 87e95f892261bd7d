import { permissionCodes } from '../../schemas/permissions.ts';
import type { Authority } from '../access/authority.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { SlowGuesses } from '../access/slow-guesses.ts';
import { codeOffered } from '../consents/permissions-required.ts';
import type { Journal } from '../journal/journal.ts';
import type { BankClock } from '../state/bank-clock.ts';
import type { BankState } from '../state/bank-state.ts';
import { type BankStamp, entriesIn, snapshotOf } from '../state/snapshot.ts';
import { ClockControl } from './clock.ts';
import { ConsentControl } from './consents.ts';
import type { Control } from './control.ts';
import { type DeveloperBank, developerToken } from './developer-token.ts';
import { reset } from './reset.ts';

/** What of a bank is controlled. */
export interface ControlledBank extends DeveloperBank {
  readonly state: BankState;
}

/** What else it takes to control a bank. */
export interface ControlParts {
  readonly authority: Authority;
  readonly clock: BankClock;
  readonly guesses: SlowGuesses;
  readonly stamp: BankStamp;
  readonly journal?: Journal;
}

/** What controls a bank. */
export function controlOf(bank: ControlledBank, parts: ControlParts): Control {
  const { state } = bank;
  const { authority, clock, guesses, stamp, journal } = parts;
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));
  return {
    token: async (asked, certificate) => {
      const token = developerToken(bank, authority, asked, offered, certificate);
      await state.settled();
      return token;
    },
    consents: new ConsentControl(bank.consents, authority, state),
    clock: new ClockControl(clock, state),
    reset: async (what = {}) => {
      reset(bank, { authority, guesses }, what);
      if (what.clientId === undefined && what.persona === undefined) journal?.clear();
      await state.settled();
    },
    snapshot: () => snapshotOf(stamp, state.entries()),
    restore: async (snapshot) => {
      try {
        state.replace(entriesIn(snapshot, stamp));
      } catch (error) {
        throw error instanceof RangeError ? new OAuthError('invalid_request', error.message) : error;
      }
      await state.settled();
    },
    ...(journal === undefined ? {} : { journal }),
  };
}
