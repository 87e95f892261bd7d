import type { RecordedExchange } from '../core/archive.ts';
import { json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { charset, idempotencyKey, isRefused, withoutDates } from '../core/oddities.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess } from '../core/status.ts';
import type { CallOptions } from './call-options.ts';
import type { Caller } from './caller.ts';
import type { ConsentRequest } from './consent-requests.ts';
import { discard } from './discard.ts';
import type { OddRequest } from './odd-requests.ts';
import { findRefusedCodes, isRefusal, withoutRefused } from './refused-codes.ts';
import type { RunState } from './run-state.ts';

/**
 * Two consents that nobody authorises; the second is declined later. They are asked for alike, with one idempotency key, to see
 * that the bank makes two of them.
 */
export const twins: readonly ConsentKey[] = ['unauthorised', 'rejected'];

/** A consent that was asked for, and its ConsentId; undefined where the bank made none. */
interface Created {
  readonly request: ConsentRequest;
  readonly consentId: string | undefined;
}

/**
 * Asks for a consent. Where the bank refuses the request, the run finds out which of its codes are refused, and goes on without them;
 * where there are none, whether the same request without its date-times is accepted.
 */
export async function askForConsent(
  drive: Caller,
  key: ConsentKey,
  asked: ConsentRequest,
  { oddRequests, codes }: RunState,
): Promise<Created> {
  let request = withoutRefused(asked, codes, key === 'basic');
  const made = (consentId: string | undefined): Created => ({ consentId, request });
  const odd = oddRequests.get(key);
  const carrying = odd === undefined ? undefined : await createOddly(drive, odd, request);
  if (carrying !== undefined) return made(carrying);
  const plain = (): CallOptions => ({
    operation: 'POST /account-access-consents',
    probe: 'happy',
    variant: key,
    consent: key,
    body: { Data: request, Risk: {} },
  });
  const ask = async () => {
    const twin = twins.includes(key) ? await drive.call({ ...plain(), ...burdenOf(key, drive) }) : undefined;
    // What is refused for what it carries is asked for without it.
    const answer = twin !== undefined && isSuccess(twin) ? twin : await drive.call(plain());
    return { answer, tried: [twin, answer] };
  };
  let { answer: created, tried } = await ask();
  while (isRefusal(created) && (await findRefusedCodes(drive, codes, request.Permissions, created))) {
    const refused = request.Permissions.filter((code) => codes.refused.has(code));
    if (refused.length === 0) break;
    for (const each of tried) {
      if (each !== undefined) drive.recorder.relabel(each, 'unusual', `permissions:${refused.join('+')}`);
    }
    request = withoutRefused(asked, codes, key === 'basic');
    ({ answer: created, tried } = await ask());
  }
  if (created !== undefined && !isSuccess(created)) await askWithoutDates(drive, request, created);
  else if (created !== undefined) for (const code of request.Permissions) codes.taken.add(code);
  return made(created === undefined ? undefined : textAt(json(created), 'Data', 'ConsentId'));
}

/** Whether date-times are why a request was refused shows the same request without them. Of no operation, as nothing is owed to it. */
async function askWithoutDates(drive: Caller, { Permissions, ...dates }: ConsentRequest, refused: RecordedExchange) {
  if (Object.keys(dates).length === 0 || refused.response === undefined || refused.response.status === 401) return;
  const answer = await drive.call({
    path: '/account-access-consents',
    method: 'POST',
    probe: 'happy',
    variant: withoutDates,
    follows: refused.id,
    token: 'client',
    body: { Data: { Permissions }, Risk: {} },
  });
  await discard(drive, answer);
}

/**
 * What the twins carry: both the same key, and the second a charset as well. Where the bank refuses the key, the charset comes without
 * it: of two things at once nobody could say which is to blame.
 */
function burdenOf(key: ConsentKey, drive: Caller): Pick<CallOptions, 'carries' | 'headers'> {
  const keyed = { 'x-idempotency-key': `aisp-conformance-${'k'.repeat(30)}` };
  if (key !== 'rejected') return { carries: idempotencyKey, headers: keyed };
  return {
    carries: charset,
    headers: {
      ...(isRefused(drive.recorder.exchanges, idempotencyKey) ? {} : keyed),
      'content-type': 'application/json; charset=utf-8',
    },
  };
}

/**
 * The ConsentId of a consent that an unusual request made. The call is of no operation: a bank may refuse it, so no rule of the
 * operation may judge it. Where it is refused, the consent is asked for as usual.
 */
async function createOddly(drive: Caller, odd: OddRequest, usual: ConsentRequest): Promise<string | undefined> {
  const answer = await post(drive, odd, usual);
  if (answer === undefined || !isSuccess(answer)) return undefined;
  return textAt(json(answer), 'Data', 'ConsentId');
}

/** Makes an unusual request by which no consent of the run is made; the consent that comes of it is deleted again. */
export async function askOddly(drive: Caller, odd: OddRequest, usual: ConsentRequest): Promise<void> {
  // Of no other consent's content: a bank that took it for one of those would have that one deleted.
  if (!drive.isCarried(odd.variant)) await discard(drive, await post(drive, odd, usual));
}

async function post(drive: Caller, { variant, headers, data }: OddRequest, usual: ConsentRequest) {
  return await drive.call({
    path: '/account-access-consents',
    method: 'POST',
    probe: 'happy',
    variant,
    token: 'client',
    headers,
    body: { Data: data(usual), Risk: {} },
  });
}
