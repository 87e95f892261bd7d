import { basePath } from '../schemas/operations.ts';
import type { BankContext } from './bank-context.ts';

/** What `GET /` tells: what this is, and what to call first. */
export function indexPage(bank: BankContext, origin: string): unknown {
  const base = bank.baseUrl ?? origin;
  return {
    what: `A reference bank for the UK Open Banking Account Information API, release ${bank.release}. All data is invented.`,
    profile: `${bank.profile.name}: ${bank.profile.description}`,
    baseUrl: `${base}${basePath}`,
    first: [
      'POST /stub/tokens with {"persona":"household"} (application/json, from this machine) gives a token at once',
      `GET ${basePath}/accounts with Authorization: Bearer and that token lists the accounts`,
    ],
    theLongWay: [
      'POST /token with grant_type=client_credentials',
      `POST ${basePath}/account-access-consents`,
      'GET /authorize?response_type=code&client_id&redirect_uri&scope=openid%20accounts&state&consent_id&login_hint',
      'POST /token with grant_type=authorization_code',
    ],
    personas: bank.world.personas,
  };
}
