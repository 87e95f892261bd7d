import { randomBytes } from 'node:crypto';
import type { Exchange, Header, RunRecord } from '../contract/index.ts';
import type { Hiding } from './hiding.ts';
import { endOfString, rewriteJson } from './json-text.ts';
import { learnedStage } from './learned.ts';
import { createMasks } from './masks.ts';
import { proseStage } from './prose.ts';
import { redactJson } from './redact-json.ts';
import { collectSecrets, credentialsIn, type Secrets } from './secrets.ts';
import { codedResponseHeaders, isSecretResponseHeader, safeRequestHeaders } from './sensitive-names.ts';
import { textMasking } from './text.ts';

/**
 * Hides the secrets of one run in what it gathered. Verdicts are not masked: they are made from what is masked, so that their words
 * are the rules' own and their values those that the evidence shows.
 */
export interface Redaction {
  readonly exchange: (exchange: Exchange) => Exchange;
  readonly text: (text: string) => string;
  /** What broke, in a sentence of ours or in the words of an exception. */
  readonly problem: (text: string) => string;
  /** The words of an exception. */
  readonly broken: (text: string) => string;
  /** JSON whose members say nothing of their values: each text in it is masked by its looks. */
  readonly json: (value: unknown) => unknown;
}

/** What a redaction leaves readable. `credentials` leaves account data in clear, in bodies of any type. */
export type Hides = 'credentials' | 'all';

/** For what is masked already: masked again, it would differ from the place that it came from. */
export const maskedAlready: Redaction = {
  text: (text) => text,
  problem: (text) => text,
  broken: (text) => text,
  json: (value) => value,
  exchange: (exchange) => onlyKnown(exchange),
};

function onlyKnown({ id, scenario, purpose, request, response, failure, startedAt, durationMs }: Exchange): Exchange {
  return {
    ...{ id, scenario, purpose, request },
    ...(response === undefined ? {} : { response }),
    ...(failure === undefined ? {} : { failure }),
    ...{ startedAt, durationMs },
  };
}

/**
 * What hides the secrets of a run: credentials, account numbers, names, addresses, references. `learned` are the values that the
 * run came to know: they are hidden wherever they stand and however they are encoded. Equal values get equal masks, and personal
 * ones keep their length and character classes. Ids, amounts, currencies, dates and codes stay readable. The key belongs to this
 * run and is stored nowhere; tests pass one to get the same masks again.
 */
export function redaction(
  exchanges: RunRecord['exchanges'],
  key: Uint8Array = randomBytes(32),
  hides: Hides = 'all',
  learned: readonly string[] = [],
): Redaction {
  const strict = createMasks(key);
  const inClear = (value: string) => value;
  const masks = hides === 'all' ? strict : { ...strict, shape: inClear, number: inClear };
  const secrets = collectSecrets(exchanges, masks);
  const first = learnedStage([...learned, ...credentialsIn(exchanges)], masks);
  const coded = remembering(textMasking(masks, secrets, first, []));
  const prose = remembering(textMasking(masks, secrets, first, [proseStage(masks, secrets.isIdentifier)]));
  const credentials = remembering(textMasking(masks, noSecrets, first, []));
  const hiding: Hiding = { masks, secrets, coded, prose };
  // The report and the archive show the same exchanges.
  const shown = new WeakMap<Exchange, Exchange>();
  const sentence = (text: string): string => maskQuoted(text, prose);
  return {
    text: coded,
    broken: prose,
    problem: (text) => (text.startsWith('The harness broke') ? prose(text) : credentials(sentence(text))),
    json: (value) =>
      value === undefined
        ? undefined
        : JSON.parse(
            rewriteJson(JSON.stringify(value), ({ kind, value: each }) => {
              if (kind !== 'string') return undefined;
              return /\s/.test(each) ? credentials(sentence(each)) : coded(each);
            }),
          ),
    exchange(exchange) {
      const redacted = shown.get(exchange) ?? redactExchange(exchange, hiding, hides);
      shown.set(exchange, redacted);
      return redacted;
    },
  };
}

/**
 * In a sentence of ours only what stands between quotation marks or in parentheses is somebody else's: all the rest where a text breaks
 * off before they are closed.
 */
function maskQuoted(text: string, mask: (theirs: string) => string): string {
  let done = 0;
  let shown = '';
  const opening = /["(]/g;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index + 1;
    const end = match[0] === '"' ? endOfString(text, match.index) - 1 : endOfParenthesis(text, start);
    const isClosed = end >= start && text.charAt(end) === (match[0] === '"' ? '"' : ')');
    const stop = isClosed ? end : text.length;
    shown += text.slice(done, start) + mask(text.slice(start, stop));
    done = stop;
    opening.lastIndex = isClosed ? end + 1 : text.length;
  }
  return shown + text.slice(done);
}

function endOfParenthesis(text: string, start: number): number {
  const end = text.indexOf(')', start);
  return end < 0 ? text.length : end;
}

/** For words of ours: nothing in them is known to be somebody's. */
const noSecrets: Secrets = { maskOf: () => undefined, stage: (text) => [text], isIdentifier: () => false };

/** Short texts come many times. */
function remembering(mask: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const masked = mask(text);
    if (text.length < 200 && known.size < 50_000) known.set(text, masked);
    return masked;
  };
}

function redactExchange(exchange: Exchange, hiding: Hiding, hides: Hides): Exchange {
  const { id, scenario, purpose, request, response, failure, startedAt, durationMs } = exchange;
  const { coded, prose } = hiding;
  return {
    id,
    scenario,
    purpose: coded(purpose),
    request: {
      method: request.method,
      url: coded(request.url),
      headers: request.headers.map((header) => requestHeader(header, hiding)),
      ...(request.body === undefined ? {} : { body: redactBody(request.body, request.headers, hiding, hides, false) }),
    },
    ...(response === undefined
      ? {}
      : {
          response: {
            status: response.status,
            headers: response.headers.map((header) => responseHeader(header, hiding)),
            body: redactBody(response.body, response.headers, hiding, hides, true),
            size: response.size,
          },
        }),
    ...(failure === undefined ? {} : { failure: { code: coded(failure.code), message: prose(failure.message) } }),
    startedAt,
    durationMs,
  };
}

function requestHeader([name, value]: Header, { masks, coded }: Hiding): Header {
  if (safeRequestHeaders.has(name.toLowerCase())) return [name, coded(value)];
  const scheme = /^(?:(?:Bearer|Basic|DPoP) +)?/i.exec(value)?.[0] ?? '';
  const secret = value.slice(scheme.length);
  // The recorder writes the name of a token in braces, and what it left out in parentheses.
  const named = /^\{[\w -]*\}$|^\(withheld[^)]*\)$/.test(secret);
  return [name, named ? value : scheme + masks.credential(secret)];
}

function responseHeader([name, value]: Header, { masks, coded, prose }: Hiding): Header {
  if (isSecretResponseHeader(name)) return [coded(name), masks.credential(value)];
  return [coded(name), codedResponseHeaders.test(name) ? coded(value) : prose(value)];
}

/** JSON is masked by the names of its members, other text by its looks; of anything else only the first bytes are told. */
function redactBody(body: string, headers: readonly Header[], hiding: Hiding, hides: Hides, isAnswer: boolean): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const isText =
    hides === 'credentials' || /json|html|xml|text\/plain|urlencoded|^$/i.test(type) || /^\s*[[{<]/.test(body);
  if (isText) return redactJson(body, hiding, isAnswer);
  const start = JSON.stringify(hiding.prose(body.slice(0, 5)));
  return body === '' ? '' : `[withheld: ${hiding.coded(type).replace(/[^\w/+.;= -]/g, '')}, begins with ${start}]`;
}
