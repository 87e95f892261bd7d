import type { AccessToken } from '../access/access-tokens.ts';
import type { Consent } from '../consents/consent.ts';
import { readConsentRequest } from '../consents/read-consent-request.ts';
import { accept } from '../guards/accept.ts';
import { contentType } from '../guards/content-type.ts';
import { forbidden } from '../guards/grant.ts';
import { headerValues } from '../guards/header-values.ts';
import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { json, type Reply } from '../http/reply.ts';
import type { BankContext } from './bank-context.ts';

function found(bank: BankContext, request: ApiRequest, token: AccessToken): Consent {
  const consent = bank.consents.get(request.params.ConsentId ?? '');
  if (consent === undefined) {
    throw refuse(400, 'UK.OBIE.Resource.NotFound', 'This bank has no consent with this ConsentId', 'ConsentId');
  }
  if (bank.behaviours.consentOwnership(consent, token.clientId) === 'foreign') {
    throw forbidden('Consent.OfAnotherClient', 'Another client made this consent', 'ConsentId');
  }
  return consent;
}

function message(bank: BankContext, request: ApiRequest, consent: Consent): unknown {
  const self = `${request.base}/account-access-consents/${consent.consentId}`;
  return {
    Data: bank.behaviours.echoConsent(consent),
    Risk: {},
    Links: bank.behaviours.links({ self }),
    Meta: bank.behaviours.meta({ totalPages: 1 }),
  };
}

/** POST: each call makes a consent of its own. */
export async function createConsent(bank: BankContext, request: ApiRequest, token: AccessToken): Promise<Reply> {
  accept(bank, request);
  contentType(bank, request);
  headerValues(bank, request);
  const requested = readConsentRequest(bank, await request.body(), request.at);
  return json(201, message(bank, request, bank.consents.create(requested, token.clientId, request.at)));
}

/** GET: the same representation as POST gave, with the status of now. Works after expiry, too. */
export function readConsent(bank: BankContext, request: ApiRequest, token: AccessToken): Reply {
  accept(bank, request);
  headerValues(bank, request);
  return json(200, message(bank, request, found(bank, request, token)));
}

/** DELETE: in any status. The consent's tokens go with it, and from then on its ConsentId names nothing. */
export function deleteConsent(bank: BankContext, request: ApiRequest, token: AccessToken): Reply {
  headerValues(bank, request);
  const consent = found(bank, request, token);
  bank.behaviours.forgetConsent(bank.consents, consent.consentId);
  bank.behaviours.revokeTokens(bank.tokens, consent.consentId);
  return { status: 204 };
}
