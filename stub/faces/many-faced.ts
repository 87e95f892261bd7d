import { setTimeout as sleep } from 'node:timers/promises';
import { OAuthError, oauthBody } from '../access/oauth-error.ts';
import { NotShownError } from '../faults/at-run-time.ts';
import { UnknownFaultError } from '../faults/load.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { Fetch } from '../http/fetch.ts';
import type { CallFrom } from '../http/own-machine.ts';
import { whole } from '../http/read-body.ts';
import { json, toResponse } from '../http/reply.ts';
import type { ActiveFaults, Struck } from './active-faults.ts';
import { brokenAnswer } from './broken-answer.ts';
import type { Faces } from './faces.ts';
import { keptAnswers } from './kept-answers.ts';
import { readLength } from './latency.ts';
import { CallReader } from './read-call-facts.ts';

/** The headers by which one call asks for faults, by ids with commas between them, and to be answered late. */
export const faultHeader = 'x-stub-fault';
export const delayHeader = 'x-stub-delay';

type Env = BankEnv['Bindings'] | undefined;

/** True where the headers of a call may ask for something to go wrong; what Node has of them is read quickest. */
function mayAsk({ headers }: Request, env: Env): boolean {
  const sent = env?.incoming?.headers;
  if (sent === undefined) return headers.has(faultHeader) || headers.has(delayHeader);
  return sent[faultHeader] !== undefined || sent[delayHeader] !== undefined;
}

/** What stands behind the one address of a bank with several faces. */
export interface ManyFaced {
  readonly faces: Faces;
  readonly active: ActiveFaults;
  /** Throws for a caller whose headers say nothing here; absent where those of nobody do. */
  readonly guard?: ((call: CallFrom) => void) | undefined;
  /** Hears of faults of the bank itself. */
  readonly report: (error: unknown) => void;
}

/** An answer, and what befalls it on its way out: when it is made, and what it tells of is kept. */
interface Answered {
  readonly response: Response;
  readonly struck: Struck;
}

/** Whoever asks there is told how it is with the store, and does not wait for it as others do. */
const isHealth = (url: string) => url.startsWith('/health', url.indexOf('/', url.indexOf('//') + 2));

/** Paths of the bank; what else there is beside them is no bank's business, and is honest. */
const ofTheBank = /^\/(open-banking|\.well-known|authorize|interaction|jwks|revoke|token|userinfo)(\/|$)/;

/** A login that brings a fault along may be in the address, or in the form of a page. */
const mayLogIn = ({ url, method }: Request) =>
  (url.includes('?') && /[?&](login_hint|persona)=[^&]*(!|%21)/i.test(url)) ||
  (method === 'POST' && url.includes('/interaction/'));

const nothing: Struck = { faults: [], delay: 0 };

/** How a refusal of the call itself looks, which asked for what there is not. */
function refusal(error: unknown): Response {
  const known =
    error instanceof UnknownFaultError
      ? new OAuthError('invalid_request', error.message)
      : error instanceof NotShownError
        ? new OAuthError(error.code.toLowerCase(), error.message, 409)
        : error;
  if (!(known instanceof OAuthError)) throw error;
  return toResponse(json(known.status, oauthBody(known)), undefined);
}

/** Waits, for as long as somebody waits for the answer. */
async function keepBack(ms: number, { signal }: Request, env: Env): Promise<void> {
  const gone = new AbortController();
  env?.outgoing?.once('close', () => gone.abort());
  await sleep(ms, undefined, { signal: AbortSignal.any([signal, gone.signal]) }).catch(() => {});
}

const inWords = ({ delay, break: broken }: Struck): readonly string[] => [
  ...(delay > 0 ? [`delay ${Math.round(delay)} ms`] : []),
  ...(broken === undefined ? [] : [`break ${broken}`]),
];

/** Answers each call with the face that it is to meet: the usual one, unless something goes wrong at run time. */
export function manyFaced({ faces, active, guard, report }: ManyFaced): Fetch {
  const { usual } = faces;
  const reader = new CallReader(usual);
  const { isKept } = usual.bank.state;
  const kept = keptAnswers(usual, report);

  /** What the headers of a call ask for, where they are listened to. Throws an OAuthError for a delay that is none. */
  function asked(request: Request, env: Env): Struck {
    const [ids, length] = [faultHeader, delayHeader].map((name) => request.headers.get(name));
    if (guard === undefined || (ids == null && length == null)) return nothing;
    try {
      guard({ env, req: { url: request.url, header: (name) => request.headers.get(name) ?? undefined } });
    } catch {
      return nothing;
    }
    const delay = length == null ? 0 : readLength(length);
    if (delay === undefined) {
      throw new OAuthError('invalid_request', `${delayHeader} must be like 250ms or 1.5s, up to five minutes`);
    }
    return { faults: (ids ?? '').split(',').flatMap((id) => id.trim() || []), delay };
  }

  async function answer(called: Request, env: Env): Promise<Answered> {
    const request = whole(called);
    let face = usual;
    let struck: Struck;
    try {
      const wanted = asked(request, env);
      await faces.of(wanted.faults);
      const facts = await reader.read(request);
      struck = active.strike(facts);
      // Whoever logs in with what there is not is told so where logins are read.
      const brought = await Promise.resolve(faces.of(facts.brought ?? [])).then(
        () => facts.brought ?? [],
        () => [],
      );
      const ids = [...struck.faults, ...brought, ...wanted.faults];
      face = await faces.of(ids);
      struck = { ...struck, delay: struck.delay + wanted.delay };
      const { notes } = env ?? {};
      if (notes !== undefined) notes.struck = [...ids, ...inWords(struck)];
    } catch (error) {
      return { response: refusal(error), struck: nothing };
    }
    return { response: await face.fetch(request, env), struck };
  }

  async function sentLater({ response, struck }: Answered, request: Request, env: Env): Promise<Response> {
    if (struck.delay > 0) await keepBack(struck.delay, request, env);
    return struck.break === undefined ? response : await brokenAnswer(struck.break, response, env);
  }

  const sent = (answered: Answered, request: Request, env: Env): Response | Promise<Response> =>
    answered.struck === nothing ? answered.response : sentLater(answered, request, env);

  function isQuiet(request: Request, env: Env): boolean {
    const quiet =
      active.isEmpty && usual.brought.isEmpty && !mayLogIn(request) && (guard === undefined || !mayAsk(request, env));
    return quiet || !ofTheBank.test(new URL(request.url).pathname);
  }

  const honest = (response: Response): Answered => ({ response, struck: nothing });

  function made(request: Request, env: Env): Answered | Promise<Answered> {
    if (!isQuiet(request, env)) return answer(request, env);
    const response = usual.fetch(request, env);
    return response instanceof Promise ? response.then(honest) : honest(response);
  }

  function answerKept(request: Request, env: Env): Response | Promise<Response> {
    if (isHealth(request.url)) return usual.fetch(request, env);
    return kept(request, env, {
      make: (one) => made(one, env),
      otherwise: honest,
      send: (answered) => sent(answered, request, env),
    });
  }

  return (request, env: Env) => {
    if (isKept) return answerKept(request, env);
    if (isQuiet(request, env)) return usual.fetch(request, env);
    return answer(request, env).then((answered) => sent(answered, request, env));
  };
}
