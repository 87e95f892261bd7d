import type { Bank } from '../../stub/bank.ts';
import type { Token, TokenRequest } from '../public/bank.ts';

/** Holds something of everything. */
const usualPersona = 'household';

/** Has a persona authorise a consent, and a token issued for it. Rejects with an OAuthError. */
export async function requestToken({ control }: Pick<Bank, 'control'>, wanted: TokenRequest): Promise<Token> {
  const token = await control.token({ persona: usualPersona, ...wanted });
  return {
    accessToken: token.access_token,
    clientToken: token.client_token,
    expiresIn: token.expires_in,
    consentId: token.openbanking_intent_id,
    accountIds: token.account_ids,
    permissions: token.permissions,
  };
}
