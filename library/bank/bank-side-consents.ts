import { OAuthError } from '../../stub/access/oauth-error.ts';
import type { Bank } from '../../stub/bank.ts';
import { AispError } from '../public/aisp-error.ts';
import type { BankSideConsents } from '../public/bank.ts';

/** What can happen at a bank to a consent, as callers of the library bring it about; `requireOpen` throws once the bank is closed. */
export function bankSideConsents({ control }: Pick<Bank, 'control'>, requireOpen: () => void): BankSideConsents {
  const { consents } = control;
  const happens = async (act: () => Promise<void>): Promise<void> => {
    requireOpen();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      throw new AispError('NO_SUCH_CONSENT', `${error.message}.`, '', { cause: error });
    }
  };
  return {
    withdraw: (id) => happens(() => consents.withdraw(id)),
    demandReauthentication: (id) => happens(() => consents.demandReauthentication(id)),
    breakDown: (id) => happens(() => consents.breakDown(id)),
    throttle: (id) => happens(() => consents.throttle(id)),
    switchAccount: (id, accountId) => happens(() => consents.switchAccount(id, accountId)),
    closeAccount: (id, accountId) => happens(() => consents.closeAccount(id, accountId)),
  };
}
