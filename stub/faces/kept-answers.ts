import { OAuthError, oauthBody } from '../access/oauth-error.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { readAhead } from '../http/read-body.ts';
import { refusalOf, renderError } from '../http/render-error.ts';
import { json, toResponse } from '../http/reply.ts';
import { storeRefusal } from '../http/store-refusal.ts';
import type { Face } from './face.ts';

type Env = BankEnv['Bindings'] | undefined;

/** How a call is answered. */
interface Answering<T> {
  /** Makes an answer; it is called anew where another process was quicker. */
  readonly make: (request: Request) => T | Promise<T>;
  /** What stands for an answer where none can be had. */
  readonly otherwise: (refusal: Response) => T;
  /** Sends an answer that is kept. */
  readonly send: (answered: T) => Response | Promise<Response>;
}

/** What has no body. */
const bare: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Where calls that are no reading are changes, and cost little. */
const ofConsents = /\/account-access-consents(\/|$)/;

/** Makes as many of a request as are asked for. */
function copiesOf(given: Request, env: Env): (() => Request) | Promise<() => Request> {
  const same = () => given;
  const ahead = readAhead(given, env?.incoming);
  if (ahead instanceof Promise) return ahead.then((isRead) => (isRead ? same : clones(given)));
  return ahead === true ? same : clones(given);
}

function clones(given: Request): () => Request {
  let spare = given;
  return () => {
    const request = spare;
    spare = request.clone();
    return request;
  };
}

/**
 * Has an answer made from what is acknowledged anywhere, and holds it back until all that changed for it is kept: what a caller was
 * told is never forgotten, and never rests on what is so no longer. Where that cannot be had, the caller is told so instead, by
 * `refused`.
 */
export function keptAnswers(
  { bank: { state }, bankAt }: Pick<Face, 'bank' | 'bankAt'>,
  report: (error: unknown) => void,
) {
  function refused(error: unknown, request: Request): Response {
    const away = storeRefusal(error);
    const { pathname } = new URL(request.url);
    const bank = bankAt(pathname);
    if (away === undefined) return toResponse(renderError(refusalOf(error, report), bank), undefined);
    if (!pathname.startsWith('/stub/')) return toResponse(renderError(away, bank), undefined);
    const told = oauthBody(new OAuthError('temporarily_unavailable', away.message, 503));
    return toResponse(json(503, told, away.headers), undefined);
  }

  return <T>(given: Request, env: Env, { make, otherwise, send }: Answering<T>): Response | Promise<Response> => {
    const failed = (error: unknown) => send(otherwise(refused(error, given)));
    function made(copy: () => Request): T | Promise<T> {
      let tries = 0;
      return state.transactNow(
        () => {
          if (tries++ > 0) env?.notes?.forget();
          return make(copy());
        },
        ofConsents.test(given.url) ? { changes: !bare.has(given.method) } : {},
      );
    }
    let kept: T;
    try {
      // A body is read once: where the answer may be made more than once, it is read ahead.
      const copies = state.repeats && !bare.has(given.method) ? copiesOf(given, env) : () => given;
      const answer = copies instanceof Promise ? copies.then(made) : made(copies);
      if (answer instanceof Promise) return answer.then(send, failed);
      kept = answer;
    } catch (error) {
      return failed(error);
    }
    return send(kept);
  };
}
