import { randomBytes } from 'node:crypto';
import type { Exchange, Finding, Header, RunRecord, Verdict } from '../contract/index.ts';
import type { Hiding } from './hiding.ts';
import { rewriteJson } from './json-text.ts';
import { learnedStage } from './learned.ts';
import { createMasks } from './masks.ts';
import { proseStage } from './prose.ts';
import { redactJson } from './redact-json.ts';
import { collectSecrets, credentialsIn } from './secrets.ts';
import { codedResponseHeaders, isSecretResponseHeader, safeRequestHeaders, sensitivityAt } from './sensitive-names.ts';
import { proseMembers, standardMembers } from './standard-members.ts';
import { textMasking } from './text.ts';

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

/** For what is masked already: masked again, it would differ from the place that it came from. */
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
  const last = [secrets.inProse, proseStage(masks, secrets.isIdentifier)];
  const coded = remembering(textMasking(masks, secrets, first, []));
  const ours = remembering(textMasking(masks, { ...secrets, ...secrets.amongOurs }, first, []));
  const prose = remembering(textMasking(masks, secrets, first, last));
  const hiding: Hiding = { masks, secrets, coded, prose };
  // The report and the archive show the same exchanges.
  const shown = new WeakMap<Exchange, Exchange>();
  // In what is said in our words, only what stands in quotes or parentheses is somebody else's.
  const saying = (value: string): string => {
    const start = value.search(/["(]/);
    const end = Math.max(value.lastIndexOf('"'), value.lastIndexOf(')')) + 1;
    if (start < 0 || end <= start) return ours(value);
    return ours(value.slice(0, start)) + prose(value.slice(start, end)) + ours(value.slice(end));
  };
  return {
    text: coded,
    problem: (value) => (value.startsWith('The harness broke') ? prose(value) : saying(value)),
    json: (value) =>
      value === undefined
        ? undefined
        : JSON.parse(
            rewriteJson(JSON.stringify(value), ({ kind, value: each }) => {
              if (kind !== 'string') return undefined;
              return /\s/.test(each) ? saying(each) : coded(each);
            }),
          ),
    exchange(exchange) {
      const redacted = shown.get(exchange) ?? redactExchange(exchange, hiding, hides);
      shown.set(exchange, redacted);
      return redacted;
    },
    verdict: (verdict) => ({
      ...verdict,
      title: ours(verdict.title),
      findings: verdict.findings.map((finding) => redactFinding(finding, hiding, saying)),
      ...(verdict.reason === undefined
        ? {}
        : { reason: (verdict.outcome === 'error' ? prose : saying)(verdict.reason) }),
      ...(verdict.lacks === undefined
        ? {}
        : { lacks: { ...verdict.lacks, because: saying(verdict.lacks.because), text: saying(verdict.lacks.text) } }),
    }),
  };
}

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

/**
 * In a message the values stand in JSON notation, perhaps cut short, after words that are ours. What is masked is taken out
 * while the rest is searched, so that no mask is masked again.
 */
function redactFinding(
  finding: Finding,
  { masks, secrets, coded, prose }: Hiding,
  saying: (text: string) => string,
): Finding {
  const path = pathOf(finding.pointer);
  const below = sensitivityAt(path);
  const last = path.at(-1);
  const hidden: string[] = [];
  const hide = (masked: string): string => `\uE000${hidden.push(masked) - 1}\uE001`;
  const hideIn = (part: string, isValue: boolean): string =>
    rewriteJson(part, ({ kind, value, path, whole }) => {
      if (kind === 'name') return standardMembers.has(value) ? hide(value) : undefined;
      const sensitivity = path.length > 0 ? sensitivityAt(path) : isValue ? below : 'plain';
      if (kind === 'number') return sensitivity === 'personal' ? hide(masks.number(value)) : undefined;
      if (sensitivity === 'credential') return hide(masks.credential(value));
      const known = secrets.maskOf(value) ?? (whole ? undefined : secrets.maskOfStart(value.replace(/…$/, '')));
      if (known !== undefined) return hide(known);
      if (sensitivity === 'personal') return hide(masks.shape(value));
      // As in a body: codes, links and dates have no blanks.
      return holdsCodes(path.at(-1) ?? (isValue ? last : undefined)) && !/\s/.test(value)
        ? hide(coded(value))
        : undefined;
    });

  // The characters that stand in for the bank's own words were never in the message.
  const bare = finding.message.replace(/[\uE000\uE001]/g, '\uFFFD');
  const [claim = '', ...values] = bare.split(/(?<=; got )/);
  const came = hideIn(values.join(''), true);
  const said = saying(hideIn(claim, false)) + (holdsCodes(last) && !/\s/.test(came) ? coded : prose)(came);
  const message = said.replace(/\uE000(\d+)\uE001/g, (_, index: string) => hidden[Number(index)] ?? '');
  return {
    ...withPointer(finding, prose),
    message,
    ...(finding.examples === undefined ? {} : { examples: finding.examples.map((each) => withPointer(each, prose)) }),
    ...(finding.waived === undefined ? {} : { waived: coded(finding.waived) }),
  };
}

/** True for a member of the standard in which a bank writes nothing freely. */
function holdsCodes(member: string | undefined): boolean {
  return member !== undefined && standardMembers.has(member) && !proseMembers.has(member);
}

/** A place in a body, with the names of members as the body shows them. */
function withPointer<T extends { readonly pointer?: string }>(place: T, prose: (text: string) => string): T {
  if (place.pointer === undefined || place.pointer === '') return place;
  const steps = place.pointer.split('/').slice(1).map(unescaped);
  const shown = steps.map((step) => (standardMembers.has(step) || /^\d{1,5}$/.test(step) ? step : prose(step)));
  const pointer = shown.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { ...place, pointer };
}

function pathOf(pointer: string | undefined): readonly string[] {
  return (pointer ?? '')
    .split('/')
    .slice(1)
    .map(unescaped)
    .filter((step) => !/^\d+$/.test(step));
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
