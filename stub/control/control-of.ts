import { permissionCodes } from '../../schemas/permissions.ts';
import type { Authority } from '../access/authority.ts';
import { codeOffered } from '../consents/permissions-required.ts';
import type { BankClock } from '../state/bank-clock.ts';
import type { BankState } from '../state/bank-state.ts';
import { ClockControl } from './clock.ts';
import { ConsentControl } from './consents.ts';
import type { Control } from './control.ts';
import { type DeveloperBank, developerToken } from './developer-token.ts';

/** What of a bank is controlled. */
export interface ControlledBank extends DeveloperBank {
  readonly state: BankState;
}

/** What controls a bank. */
export function controlOf(bank: ControlledBank, authority: Authority, clock: BankClock): Control {
  const { state } = bank;
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));
  return {
    token: async (asked, certificate) => {
      const token = developerToken(bank, authority, asked, offered, certificate);
      await state.settled();
      return token;
    },
    consents: new ConsentControl(bank.consents, authority, state),
    clock: new ClockControl(clock, state),
  };
}
