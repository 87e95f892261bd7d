import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import type { Authority } from './authority.ts';
import { OAuthError } from './oauth-error.ts';

/** What of the bank it takes to have something happen there. */
export interface BankSideBank {
  readonly consents: ConsentStore;
}

type Params = Readonly<Record<string, string>>;
type Act = (bank: BankSideBank, authority: Authority, params: Params) => void;

function authorised(bank: BankSideBank, { ConsentId: id = '' }: Params): Consent {
  const consent = bank.consents.get(id);
  if (consent === undefined) throw new OAuthError('invalid_request', `This bank has no consent ${id}`);
  if (consent.status !== 'Authorised') {
    throw new OAuthError(
      'invalid_request',
      `The consent is ${consent.status}: only one that is Authorised can be changed`,
    );
  }
  return consent;
}

/**
 * What happens at a bank and not through its interface, for tests to bring about: `POST` to these paths, from the same
 * machine, without a body. A PSU withdraws access; the bank wants the PSU back; it breaks down or has
 * had enough of calls; an account is switched away, or drops out of a consent.
 */
export const bankSide: Readonly<Record<string, Act>> = {
  '/stub/consents/:ConsentId/withdrawal': (bank, authority, params) => authority.withdraw(authorised(bank, params)),

  '/stub/consents/:ConsentId/reauthentication': (bank, _authority, params) =>
    bank.consents.demandReauthentication(authorised(bank, params)),

  '/stub/consents/:ConsentId/breakdown': (bank, _authority, params) =>
    bank.consents.prepareTrouble(authorised(bank, params), 'breakdown'),

  '/stub/consents/:ConsentId/throttling': (bank, _authority, params) =>
    bank.consents.prepareTrouble(authorised(bank, params), 'throttling'),

  '/stub/consents/:ConsentId/accounts/:AccountId/switch': (bank, _authority, params) =>
    bank.consents.switchAccount(authorised(bank, params), params.AccountId ?? ''),

  '/stub/consents/:ConsentId/accounts/:AccountId/closure': (bank, authority, params) => {
    const consent = authorised(bank, params);
    if (!authority.dropAccount(consent.consentId, params.AccountId ?? '')) {
      throw new OAuthError('invalid_request', 'No token of this consent opens this account');
    }
  },
};
