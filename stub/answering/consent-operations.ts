import type { AccessToken } from '../access/access-tokens.ts';
import type { Consent } from '../consents/consent.ts';
import { readConsentRequest } from '../consents/read-consent-request.ts';
import { accept } from '../guards/accept.ts';
import { contentType } from '../guards/content-type.ts';
import { forbidden } from '../guards/grant.ts';
import { headerValues } from '../guards/header-values.ts';
import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { CallNotes } from '../http/call-notes.ts';
import { json, type Reply } from '../http/reply.ts';
import { requireRoom } from '../http/require-room.ts';
import { because } from '../http/why.ts';
import type { BankContext } from './bank-context.ts';

function found(bank: BankContext, request: ApiRequest, token: AccessToken, notes: CallNotes): Consent {
  const deleting = request.operation.startsWith('DELETE');
  const consent = bank.consents.get(request.params.ConsentId ?? '');
  if (consent === undefined || !(deleting || bank.behaviours.consentKnownYet(consent, request.at))) {
    const why = because(
      'consent',
      deleting ? ['AISP-HTTP-013', 'AISP-CON-037'] : ['AISP-CON-046', 'AISP-CON-036'],
      () =>
        'The ConsentId of a consent that stands: this one was never made here, or is deleted, or was forgotten when the bank ' +
        'started anew. POST /account-access-consents makes one, and Data.ConsentId of its answer names it.',
    );
    const message = 'This bank has no consent with this ConsentId';
    throw refuse(400, 'UK.OBIE.Resource.NotFound', message, why, 'ConsentId');
  }
  notes.consent = consent;
  if (bank.behaviours.consentOwnership(consent, token.clientId) === 'foreign') {
    const why = because(
      'consent',
      ['AISP-CON-045', 'AISP-SEC-010'],
      () => `A token of ${consent.clientId}, who made ${consent.consentId}. This one is of ${token.clientId}.`,
    );
    throw forbidden('Consent.OfAnotherClient', 'Another client made this consent', why, 'ConsentId');
  }
  return consent;
}

function message(bank: BankContext, request: ApiRequest, consent: Consent): unknown {
  const self = `${request.base}/account-access-consents/${consent.consentId}`;
  return {
    Data: bank.behaviours.echoConsent(consent, request.at),
    Risk: {},
    Links: bank.behaviours.links({ self }),
    Meta: bank.behaviours.meta({ totalPages: 1 }),
  };
}

/** POST: each call makes a consent of its own. */
export async function createConsent(
  bank: BankContext,
  request: ApiRequest,
  token: AccessToken,
  notes: CallNotes,
): Promise<Reply> {
  accept(bank, request);
  contentType(bank, request);
  headerValues(bank, request);
  const body = await request.body();
  notes.body = body;
  const asked = readConsentRequest(bank, body, request.at);
  requireRoom(bank.state);
  const consent = bank.consents.create(asked, token.clientId, request.at);
  notes.consent = consent;
  return json(201, message(bank, request, consent));
}

/** GET: the same representation as POST gave, with the status of now. Works after expiry, too. */
export function readConsent(bank: BankContext, request: ApiRequest, token: AccessToken, notes: CallNotes): Reply {
  accept(bank, request);
  headerValues(bank, request);
  return json(200, message(bank, request, found(bank, request, token, notes)));
}

/** DELETE: in any status. The consent's tokens go with it, and from then on its ConsentId names nothing. */
export function deleteConsent(bank: BankContext, request: ApiRequest, token: AccessToken, notes: CallNotes): Reply {
  headerValues(bank, request);
  const consent = found(bank, request, token, notes);
  bank.behaviours.forgetConsent(bank.consents, consent.consentId);
  bank.behaviours.revokeTokens(bank.tokens, consent.consentId);
  return { status: 204 };
}
