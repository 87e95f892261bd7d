import type { Exchange, Header } from '../../reports/contract/index.ts';
import { type ExcerptLine, type ExcerptSize, excerpt } from '../../reports/formats/html/excerpt.ts';
import { type JsonLine, jsonLines } from '../../reports/formats/html/json-lines.ts';
import { interfacePath } from '../../reports/formats/words.ts';
import { tame } from '../../reports/print.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { firstDifference, isSameCall } from './first-difference.ts';
import { isOfApi } from './recording.ts';
import type { RuleExample, ShownExchange } from './rule-examples.ts';

const size: ExcerptSize = { around: 3, mostSpot: 8, longestLine: 400 };
const longestLine = 140;
/** Lines of a body that has no spot: of a refusal, of a request, and of an answer whose status is what counts. */
const most = { refusal: 12, request: 12, answer: 5 };
const longestText = 200;

/** What rules call a header when they do not name it. */
const otherNames: Readonly<Record<string, RegExp>> = {
  'x-fapi-interaction-id': /interaction id/,
  'content-type': /media type|charset|content-type/,
  'www-authenticate': /challenge/,
  'cache-control': /cache/,
};

/** The two exchanges of a rule, in Markdown: what kept it, what broke it and by which fault, and how to see it for oneself. */
export function exampleText(example: RuleExample): string {
  const { rule, fault, elsewhere } = example;
  const [kept, broken] = spotted(example);
  const message = isOfApi(broken.exchange.request) ? broken.message : timeless(broken.message);
  const words = `${rule.title} ${broken.message}`.toLowerCase();
  const changed = changedHeaders(kept.exchange, broken.exchange);
  const unspotted = /\b(links?|pages?)\b/.test(words) ? '/Links' : undefined;
  const of = (shown: ShownExchange) =>
    exchangeText(shown, unspotted, (header, side) => isTold(header, side, example, words, changed));
  return [
    '## Kept',
    'What the honest bank answered where the rule looked:',
    of(kept),
    '## Broken',
    `What it answered with the fault \`${fault.id}\`:`,
    of(broken),
    ...(elsewhere === undefined ? [] : ['That is the same. Another answer is not:', of(elsewhere)]),
    `The finding: ${inText(message)}${example.broken.pointer === undefined || example.broken.pointer === '' ? '' : ` (at \`${example.broken.pointer}\`)`}`,
    fenced('sh', commandOf(example)),
  ].join('\n\n');
}

/** Both exchanges; where the rule looked at whole answers to the same call, with the place at which they first differ. */
function spotted({ kept, broken }: RuleExample): readonly [ShownExchange, RuleExample['broken']] {
  const isWhole =
    !kept.pointer && !broken.pointer && kept.exchange.response?.status === broken.exchange.response?.status;
  const found = isWhole && isSameCall(kept.exchange, broken.exchange);
  const places = found ? firstDifference(kept.exchange, broken.exchange) : undefined;
  return places === undefined
    ? [kept, broken]
    : [
        { ...kept, pointer: places[0] },
        { ...broken, pointer: places[1] },
      ];
}

/** The token endpoint tells the time of this machine, which is another at each build. */
function timeless(message: string): string {
  return message.replace(/\d{10,}/g, (time) => `a number of ${time.length} digits`);
}

/** The command that shows the same. */
function commandOf({ rule, fault, setting: { profile, release }, isAlone }: RuleExample): string {
  return [
    'npx aisp-conformance run',
    ...(profile === 'service' ? [] : [`--profile ${profile}`]),
    ...(release === latestRelease ? [] : [`--release ${release}`]),
    `--fault ${fault.id}`,
    ...(isAlone ? [`--only ${rule.id}`] : []),
  ].join(' ');
}

type Side = 'request' | 'response';

function exchangeText(
  { exchange, pointer }: ShownExchange,
  unspotted: string | undefined,
  isShown: (header: Header, side: Side) => boolean,
): string {
  const { request, response, failure } = exchange;
  const headers = (all: readonly Header[], side: Side) =>
    all.filter((header) => isShown(header, side)).map(([name, value]) => cut(`${name}: ${value}`));
  const sent = request.body === undefined || request.body === '' ? [] : ['', ...headOf(request.body, most.request)];
  const came =
    response === undefined
      ? [`no answer: ${failure?.message ?? 'the call was not carried out'}`]
      : [String(response.status), ...headers(response.headers, 'response'), ...bodyOf(response, pointer, unspotted)];
  const lines = [
    `${request.method} ${pathOf(request.url)}`,
    ...headers(request.headers, 'request'),
    ...sent,
    '',
    ...came,
  ];
  return fenced('text', lines.map((line) => tame(line).trimEnd()).join('\n'));
}

/** A body around what the rule looked at; where it looked at the whole, around `unspotted`, if anything stands there. */
function bodyOf(
  { status, body }: NonNullable<Exchange['response']>,
  pointer = '',
  unspotted: string | undefined,
): readonly string[] {
  if (body === '') return [];
  const lines = jsonLines(body);
  if (lines !== undefined && pointer !== '') return ['', ...excerpt(lines, pointer, size).lines.map(excerptLine)];
  if (lines?.some((line) => line.pointer === unspotted)) {
    const around = excerpt(lines, unspotted ?? '', size).lines;
    return ['', ...around.map((line) => excerptLine(line.kind === 'spot' ? { ...line, kind: 'line' } : line))];
  }
  return ['', ...headOf(body, status >= 400 ? most.refusal : most.answer)];
}

/** A line of an answer; what the rule looked at has a mark before it. */
function excerptLine(line: ExcerptLine): string {
  if (line.kind === 'gap') return `  ${gap(line.left)}`;
  return `${line.kind === 'spot' ? '>' : ' '} ${cut(line.text)}`;
}

/** How much is left out, at the depth where it was. */
function gap(left: readonly JsonLine[]): string {
  const indent = /^ */.exec(left[0]?.text ?? '')?.[0] ?? '';
  return `${indent}… ${left.length} ${left.length === 1 ? 'line' : 'lines'}`;
}

/** The beginning of a body: JSON line by line, a short one in one line, other text cut. */
function headOf(body: string, lines: number): readonly string[] {
  const all = jsonLines(body);
  if (all === undefined) return [`  ${body.length > longestText ? `${body.slice(0, longestText)}…` : body}`];
  if (body.length <= longestLine) return [`  ${body}`];
  const left = all.slice(lines);
  const head = all.slice(0, left.length > 1 ? lines : all.length).map(({ text }) => `  ${cut(text)}`);
  return left.length > 1 ? [...head, `  ${gap(left)}`] : head;
}

/**
 * True for a header that tells something here: which token a call came with, what the rule or its finding names, what no other call
 * sends, and what the fault changed.
 */
function isTold(
  [name, value]: Header,
  side: Side,
  { usual }: RuleExample,
  words: string,
  changed: ReadonlySet<string>,
): boolean {
  const lower = name.toLowerCase();
  if (words.includes(lower) || otherNames[lower]?.test(words) === true) return true;
  if (side === 'response') return changed.has(lower);
  if (lower === 'user-agent') return false;
  return lower === 'authorization' || isUnusual(lower, value, usual);
}

function isUnusual(name: string, value: string, usual: readonly Exchange[]): boolean {
  if (/^(x-fapi-interaction-id|content-type|content-length|x-idempotency-key)$/.test(name)) return false;
  const calls = usual.filter(({ request }) => isOfApi(request));
  const alike = calls.filter(({ request }) =>
    request.headers.some(([other, its]) => other.toLowerCase() === name && its === value),
  );
  return alike.length < calls.length / 2;
}

/** Headers of an answer that the fault added, removed or altered, where both answers are to the same call. */
function changedHeaders(kept: Exchange, broken: Exchange): ReadonlySet<string> {
  if (!isSameCall(kept, broken)) return new Set();
  const valuesOf = ({ response }: Exchange, name: string) =>
    (response?.headers ?? []).filter(([other]) => other.toLowerCase() === name).map(([, value]) => value);
  const names = [kept, broken].flatMap(({ response }) => (response?.headers ?? []).map(([name]) => name.toLowerCase()));
  const told = names.filter((name) => !/^(content-length|date|etag)$/.test(name));
  return new Set(told.filter((name) => valuesOf(kept, name).join() !== valuesOf(broken, name).join()));
}

function pathOf(url: string): string {
  return cut(interfacePath(url));
}

/** A line without its middle, where it is too long: links differ at their ends. */
function cut(text: string): string {
  return text.length > longestLine ? `${text.slice(0, 88)}…${text.slice(-50)}` : text;
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replaceAll('```', "'''")}\n\`\`\``;
}

function inText(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, (mark) => `\\${mark}`);
}
