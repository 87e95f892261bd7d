import type { Bank } from '../../stub/bank.ts';
import type { BankSideConsents } from '../public/bank.ts';
import type { Ask } from './ask.ts';

/** What can happen at a bank to a consent, as callers of the library bring it about. */
export function bankSideConsents({ control: { consents } }: Pick<Bank, 'control'>, ask: Ask): BankSideConsents {
  const happens = (act: () => Promise<void>): Promise<void> => ask('NO_SUCH_CONSENT', act);
  return {
    withdraw: (id) => happens(() => consents.withdraw(id)),
    demandReauthentication: (id) => happens(() => consents.demandReauthentication(id)),
    breakDown: (id) => happens(() => consents.breakDown(id)),
    throttle: (id) => happens(() => consents.throttle(id)),
    switchAccount: (id, accountId) => happens(() => consents.switchAccount(id, accountId)),
    closeAccount: (id, accountId) => happens(() => consents.closeAccount(id, accountId)),
  };
}
