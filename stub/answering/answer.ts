import type { AccessToken } from '../access/access-tokens.ts';
import { accept } from '../guards/accept.ts';
import { accessToken } from '../guards/access-token.ts';
import { accounts } from '../guards/account.ts';
import { type Access, consent } from '../guards/consent.ts';
import { grant, notOfPsu } from '../guards/grant.ts';
import { headerValues } from '../guards/header-values.ts';
import { permission } from '../guards/permission.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { CallNotes } from '../http/call-notes.ts';
import { json, type Reply } from '../http/reply.ts';
import { paged, unpaged } from '../paging/paged.ts';
import type { DataOperationId, Reading } from '../reading/reader.ts';
import { readers } from '../reading/readers.ts';
import type { BankContext } from './bank-context.ts';
import { createConsent, deleteConsent, readConsent } from './consent-operations.ts';

const minute = 60_000;

/** Reads, discloses and pages, or takes the finished answer of the same grant to the same URL in the same minute. */
function remembered(bank: BankContext, request: ApiRequest, { grant, consent }: Access, read: () => Reply): Reply {
  const { replies, state } = bank;
  if (replies === undefined) return read();
  // A grant fixes consent and customer.
  const moment = {
    minute: Math.floor(request.at / minute),
    generation: state.generation,
    accounts: grant.accountIds.length,
    switched: consent.switched?.length ?? 0,
  };
  const uri = request.query === '' ? request.resource : `${request.resource}?${request.query}`;
  const known = replies.get(grant.grantId, moment, uri);
  if (known !== undefined) return known;
  const reply = read();
  replies.set(grant.grantId, moment, uri, reply);
  return reply;
}

/** What was read as the answer to the request: a page of it, where it has pages. */
function replyTo(bank: BankContext, request: ApiRequest, found: Reading): Reply {
  switch (found.kind) {
    case 'file':
      return found.reply;
    case 'single':
      return json(200, unpaged(bank, request, found.data));
    case 'list':
      return json(200, paged(bank, request, found));
  }
}

function answerData(
  bank: BankContext,
  request: ApiRequest,
  token: AccessToken,
  operation: DataOperationId,
  notes: CallNotes,
): Reply {
  if (token.grant !== 'authorization_code') throw notOfPsu(token);
  accept(bank, request);
  headerValues(bank, request);
  // Noted before it is asked for what it allows: of a refusal, too, the journal tells which consent it was.
  notes.consent = bank.consents.get(token.consentId);
  const access = consent(bank, request, token);
  permission(bank, request, access);
  const accountIds = accounts(bank, request, access);
  notes.accountIds = accountIds;
  return remembered(bank, request, access, () =>
    replyTo(bank, request, readers[operation](bank, request, access, accountIds)),
  );
}

/**
 * The straight line of one request whose operation is known: each step throws an ApiError or goes on, so that nothing
 * is told to a caller who may not know it. Token (401), grant and scope (401, 403), media types (406, 415), header
 * values (400), consent (401, 403), permission (403), account (400, 403), query (400); then the data.
 */
export function answer(bank: BankContext, request: ApiRequest, notes: CallNotes): Reply | Promise<Reply> {
  const token = accessToken(bank, request);
  notes.token = token;
  grant(bank, request, token);
  switch (request.operation) {
    case 'POST /account-access-consents':
      return createConsent(bank, request, token, notes);
    case 'GET /account-access-consents/{ConsentId}':
      return readConsent(bank, request, token, notes);
    case 'DELETE /account-access-consents/{ConsentId}':
      return deleteConsent(bank, request, token, notes);
    default:
      return answerData(bank, request, token, request.operation, notes);
  }
}
