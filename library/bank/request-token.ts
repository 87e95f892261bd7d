import { OAuthError } from '../../stub/access/oauth-error.ts';
import type { Bank } from '../../stub/bank.ts';
import { AispError } from '../public/aisp-error.ts';
import type { Token, TokenRequest } from '../public/bank.ts';

/** Holds something of everything. */
const usualPersona = 'household';

/** Has a persona authorise a consent, and a token issued for it. Rejects with an AispError. */
export async function requestToken({ control }: Pick<Bank, 'control'>, wanted: TokenRequest): Promise<Token> {
  try {
    const token = await control.token({ persona: usualPersona, ...wanted });
    return {
      accessToken: token.access_token,
      clientToken: token.client_token,
      expiresIn: token.expires_in,
      consentId: token.openbanking_intent_id,
      accountIds: token.account_ids,
      permissions: token.permissions,
    };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    throw new AispError('BAD_TOKEN_REQUEST', `There is no such token: ${error.message}.`, '', { cause: error });
  }
}
