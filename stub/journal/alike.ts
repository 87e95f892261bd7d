import { type Keeping, NotedCall } from './noted-call.ts';

type Texts = readonly string[] | undefined;

function sameTexts(one: Texts, other: Texts): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** True where the same headers were sent in the same order; one that is the interaction id of its call may be that of the other. */
function sameHeaders(model: NotedCall, call: NotedCall): boolean {
  const { rawHeaders: one, interactionId } = model;
  const other = call.rawHeaders;
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const text = one[index];
    if (other[index] !== (text === interactionId ? call.interactionId : text)) return false;
  }
  return true;
}

/**
 * True for a call that tells nothing else than a model does but when it was and which interaction id it had. Both went as usual. What
 * came of them is compared by identity: callers who ask for the same again meet the same token, consent and kept answer.
 */
export function isLike(model: NotedCall, call: NotedCall): boolean {
  return (
    model.reply === call.reply &&
    model.token === call.token &&
    model.consent === call.consent &&
    model.changes === call.changes &&
    model.operation === call.operation &&
    model.release === call.release &&
    model.method === call.method &&
    model.url === call.url &&
    sameTexts(model.accountIds, call.accountIds) &&
    sameHeaders(model, call)
  );
}

/** What a call like a model tells for itself. */
interface Own {
  readonly number: number;
  readonly at: number;
  readonly interactionId: string;
  readonly position: number;
  readonly durationMs: number;
}

/** The call that was like a model. */
export function likeOf(model: NotedCall, keeping: Keeping, { number, at, ...own }: Own): NotedCall {
  const { rawHeaders = [], release, operation, token, consent, accountIds, reply, changes, status } = model;
  const sent = rawHeaders.map((text) => (text === model.interactionId ? own.interactionId : text));
  const facts = { release, operation, token, consent, accountIds, reply, changes, status };
  return Object.assign(new NotedCall(keeping, number, at, model, sent), facts, own);
}
