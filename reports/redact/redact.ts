import { randomBytes } from 'node:crypto';
import type { Exchange, Finding, Header, RunRecord, Verdict } from '../contract/index.ts';
import { rewriteJson } from './json-text.ts';
import { createMasks, type Masks } from './masks.ts';
import { collectSecrets, type Secrets } from './secrets.ts';
import { isSecretResponseHeader, safeRequestHeaders, sensitivityAt } from './sensitive-names.ts';
import { maskText } from './text.ts';

/** Hides the secrets of one run, in its record and in its verdicts. */
export interface Redaction {
  readonly exchange: (exchange: Exchange) => Exchange;
  readonly verdict: (verdict: Verdict) => Verdict;
  readonly text: (text: string) => string;
  /** What broke, in words: those of an exception may hold anything. */
  readonly problem: (text: string) => string;
  /** JSON whose members say nothing of their values: each text in it is masked by its looks. */
  readonly json: (value: unknown) => unknown;
}

/** What a redaction leaves readable. `credentials` leaves account data in clear, in bodies of any type. */
export type Hides = 'credentials' | 'all';

/** For what is masked already: masked again, it would no longer be like where it came from. */
export const maskedAlready: Redaction = {
  text: (text) => text,
  problem: (text) => text,
  json: (value) => value,
  exchange: (exchange) => onlyKnown(exchange),
  verdict: (verdict) => verdict,
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
 * What hides the secrets of a run: credentials, account numbers, names, addresses, references. Equal values get equal masks,
 * and personal ones keep their length and character classes. Ids, amounts, currencies, dates and codes stay readable. The key
 * belongs to this run and is stored nowhere; tests pass one to get the same masks again.
 */
export function redaction(
  exchanges: RunRecord['exchanges'],
  key: Uint8Array = randomBytes(32),
  hides: Hides = 'all',
): Redaction {
  const strict = createMasks(key);
  const masks = hides === 'all' ? strict : { ...strict, shape: (value: string) => value };
  const secrets = collectSecrets(exchanges, masks);
  const known = new Map<string, string>();
  const text = (value: string): string => {
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const masked = maskText(value, masks, secrets);
    if (value.length < 80 && known.size < 50_000) known.set(value, masked);
    return masked;
  };
  const prose = (value: string): string => secrets.inProse(text(value));
  // Of what is said in our words only what is quoted is somebody else's.
  const saying = (value: string): string => text(value).replace(/"[^"]*"/g, secrets.inProse);
  return {
    text,
    problem: (value) => (value.startsWith('The harness broke') ? prose(value) : saying(value)),
    json: (value) =>
      value === undefined
        ? undefined
        : JSON.parse(
            rewriteJson(JSON.stringify(value), (piece) => (piece.kind === 'string' ? text(piece.value) : undefined)),
          ),
    exchange: (exchange) => redactExchange(exchange, masks, secrets, text, hides),
    verdict: (verdict) => ({
      ...verdict,
      title: text(verdict.title),
      findings: verdict.findings.map((finding) => redactFinding(finding, masks, secrets, text)),
      ...(verdict.reason === undefined
        ? {}
        : { reason: (verdict.outcome === 'error' ? prose : saying)(verdict.reason) }),
      ...(verdict.lacks === undefined
        ? {}
        : { lacks: { ...verdict.lacks, because: saying(verdict.lacks.because), text: saying(verdict.lacks.text) } }),
    }),
  };
}

function redactExchange(
  exchange: Exchange,
  masks: Masks,
  secrets: Secrets,
  text: (value: string) => string,
  hides: Hides,
): Exchange {
  const { id, scenario, purpose, request, response, failure, startedAt, durationMs } = exchange;
  return {
    id,
    scenario,
    purpose: text(purpose),
    request: {
      method: request.method,
      url: text(request.url),
      headers: request.headers.map((header) => requestHeader(header, masks, text)),
      ...(request.body === undefined
        ? {}
        : { body: redactBody(request.body, request.headers, masks, secrets, text, hides, false) }),
    },
    ...(response === undefined
      ? {}
      : {
          response: {
            status: response.status,
            headers: response.headers.map((header) => responseHeader(header, masks, secrets, text)),
            body: redactBody(response.body, response.headers, masks, secrets, text, hides, true),
            size: response.size,
          },
        }),
    ...(failure === undefined
      ? {}
      : { failure: { code: failure.code, message: secrets.inProse(text(failure.message)) } }),
    startedAt,
    durationMs,
  };
}

/** Response headers in which a bank may say something to a person. */
const proseHeaders = /error|message|warning|reason|detail|description|customer|user|name|www-authenticate/i;

function requestHeader([name, value]: Header, masks: Masks, text: (value: string) => string): Header {
  if (safeRequestHeaders.has(name.toLowerCase())) return [name, text(value)];
  const scheme = /^(?:(?:Bearer|Basic|DPoP) +)?/i.exec(value)?.[0] ?? '';
  const secret = value.slice(scheme.length);
  // The recorder writes the name of a token in braces, and what it left out in parentheses.
  const named = /^\{[\w -]*\}$|^\(withheld[^)]*\)$/.test(secret);
  return [name, named ? value : scheme + masks.credential(secret)];
}

function responseHeader(
  [name, value]: Header,
  masks: Masks,
  secrets: Secrets,
  text: (value: string) => string,
): Header {
  if (isSecretResponseHeader(name)) return [name, masks.credential(value)];
  return [name, proseHeaders.test(name) ? secrets.inProse(text(value)) : text(value)];
}

/** JSON is masked by the names of its members, other text by its looks; of anything else only the first bytes are told. */
function redactBody(
  body: string,
  headers: readonly Header[],
  masks: Masks,
  secrets: Secrets,
  text: (value: string) => string,
  hides: Hides,
  isAnswer: boolean,
): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const isText =
    hides === 'credentials' || /json|html|xml|text\/plain|urlencoded|^$/i.test(type) || /^\s*[[{<]/.test(body);
  if (isText) return redactJson(body, masks, secrets, text, isAnswer);
  const start = JSON.stringify(body.slice(0, 5));
  return body === '' ? '' : `[withheld: ${type.replace(/[^\w/+.;= -]/g, '')}, begins with ${start}]`;
}

function redactJson(
  body: string,
  masks: Masks,
  secrets: Secrets,
  text: (value: string) => string,
  isAnswer: boolean,
): string {
  if (!/^\s*[[{"]/.test(body)) return isAnswer ? secrets.inProse(text(body)) : text(body);
  return rewriteJson(body, ({ kind, value, path }) => {
    if (kind === 'name') return text(value);
    const sensitivity = sensitivityAt(path);
    const secret = sensitivity === 'personal' || sensitivity === 'credential';
    if (kind === 'number') return secret ? maskNumber(value, masks) : undefined;
    if (secret) return sensitivity === 'personal' ? masks.shape(value) : masks.credential(value);
    if (sensitivity === 'identifier') return secrets.maskOf(value) ?? value;
    // Codes, links and dates have no blanks.
    return /\s/.test(value) ? secrets.inProse(text(value)) : text(value);
  });
}

/**
 * In a message the values stand in JSON notation, perhaps cut short, after words that are ours. What is masked is taken out
 * while the rest is searched, so that no mask is masked again.
 */
function redactFinding(finding: Finding, masks: Masks, secrets: Secrets, text: (value: string) => string): Finding {
  const below = sensitivityAt(pathOf(finding.pointer));
  const hidden: string[] = [];
  const hide = (masked: string): string => `\uE000${hidden.push(masked) - 1}\uE001`;
  const hideIn = (part: string, isValue: boolean): string =>
    rewriteJson(part, ({ kind, value, path, whole }) => {
      if (kind === 'name') return undefined;
      const sensitivity = path.length > 0 ? sensitivityAt(path) : isValue ? below : 'plain';
      if (kind === 'number') return sensitivity === 'personal' ? hide(maskNumber(value, masks)) : undefined;
      if (sensitivity === 'credential') return hide(masks.credential(value));
      const known = secrets.maskOf(value) ?? (whole ? undefined : secrets.maskOfStart(value.replace(/…$/, '')));
      if (known !== undefined) return hide(known);
      return sensitivity === 'personal' ? hide(masks.shape(value)) : undefined;
    });

  const [claim = '', ...values] = finding.message.split(/(?<=; got )/);
  const said = text(hideIn(claim, false)) + secrets.inProse(text(hideIn(values.join(''), true)));
  const message = said.replace(/\uE000(\d+)\uE001/g, (_, index: string) => hidden[Number(index)] ?? '');
  return { ...finding, message, ...(finding.waived === undefined ? {} : { waived: text(finding.waived) }) };
}

function maskNumber(value: string, masks: Masks): string {
  return masks.shape(value).replace(/^-?0(?=\d)/, (start) => start.replace('0', '9'));
}

function pathOf(pointer: string | undefined): readonly string[] {
  return (pointer ?? '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((step) => !/^\d+$/.test(step));
}
