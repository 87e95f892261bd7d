import { basePathOf } from '../../schemas/operations.ts';
import { latestRelease, type Release, versionOf } from '../../schemas/releases.ts';
import { isObject, listAt, objectAt, pointer, textAt } from '../core/json.ts';
import { parseBasePath } from './base-path.ts';
import { parseBaseUrl } from './base-url.ts';
import { certificateFault } from './certificate-fault.ts';
import { checkInsecure } from './check-insecure.ts';
import { checkTokens } from './check-tokens.ts';
import { checkWaiverPlaces } from './check-waiver-places.ts';
import type { ConfigurationProblem, ProblemCode } from './configuration-error.ts';
import { resolveRelease } from './load-release.ts';
import type { Note } from './note.ts';
import type { ConfigurationDocument } from './source-document.ts';
import { urlFault } from './url-fault.ts';

/** Headers that the run sets itself: a fixed value would spoil what it tries. */
const ownHeaders =
  /^(authorization|accept|content-type|content-length|host|cookie|connection|transfer-encoding|x-fapi-.*)$/i;
/** Headers that frame a message, or that the run keeps for itself on the way through an authorization server. */
const framing = /^(host|content-length|connection|keep-alive|te|trailer|transfer-encoding|upgrade|cookie|proxy-.*)$/i;
const oneLine = 'Use one line of ASCII.';
const secretNames = /key|token|secret|auth|passw|credential/i;

/**
 * What the schema of a target file cannot say. `resolved` is the document's value with its references read in, `asked` the release that
 * goes before the one that it names, `now` the moment at which its certificates must be good.
 */
export function checkTarget(
  document: ConfigurationDocument,
  resolved: unknown,
  { asked, now }: { readonly asked: Release | undefined; readonly now: Date },
): readonly ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const note: Note = (code, pointer, what, cure, key = false) => {
    problems.push(document.problem(code, { pointer, key }, what, cure));
  };

  const release = resolveRelease(textAt(resolved, 'release'));
  const judgedAs = asked ?? (typeof release === 'string' ? release : latestRelease);
  const base = textAt(resolved, 'baseUrl');
  const standardPath = basePathOf(judgedAs);
  const basePath = parseBasePath(textAt(resolved, 'basePath') ?? standardPath);
  if (typeof basePath !== 'string') note('bad-url', '/basePath', basePath.message, basePath.cure);
  const parsed =
    base === undefined ? '' : parseBaseUrl(base, judgedAs, typeof basePath === 'string' ? basePath : standardPath);
  if (typeof parsed !== 'string') note('bad-url', '/baseUrl', parsed.message, parsed.cure);

  if (typeof release !== 'string') note(release.code, '/release', release.message, release.cure);

  checkBeside(resolved, judgedAs, note);
  checkTokens(document.value, resolved, note, now);

  checkHeaders(document.value, resolved, note, 'headers');
  checkHeaders(document.value, resolved, note, 'tokens', 'authoriseHeaders');
  checkBankSide(document.value, resolved, note);
  const financialId = textAt(resolved, 'financialId');
  if (financialId !== undefined && !sendable(financialId)) {
    note('wrong-value', '/financialId', '"financialId" cannot be sent in a header.', oneLine);
  }
  const server = textAt(resolved, 'proxy', 'server');
  if (server !== undefined && !isProxy(server)) {
    const cure = 'Give http://host:port, https://host:port or socks5://host:port; credentials have keys of their own.';
    note('bad-url', '/proxy/server', '"proxy.server" is not the URL of a proxy.', cure);
  }

  for (const [index, waiver] of (listAt(resolved, 'waivers') ?? []).entries()) {
    const rule = textAt(waiver, 'rule');
    if (rule !== undefined && !/^AISP-[A-Z][A-Z0-9]*-\d{3}[a-z]?$/.test(rule)) {
      note(
        'wrong-value',
        `/waivers/${index}/rule`,
        `"${rule}" is not the id of a rule.`,
        'Ids look like AISP-BAL-004: see "aisp rules".',
      );
    }
    const until = textAt(waiver, 'until');
    if (until !== undefined && !isDate(until)) {
      note(
        'wrong-value',
        `/waivers/${index}/until`,
        `"${until}" is not a date.`,
        'Write the last day it holds as YYYY-MM-DD.',
      );
    }
  }
  checkWaiverPlaces(listAt(resolved, 'waivers') ?? [], note);

  checkInsecure(resolved, note);
  const tlsProblem = certificateFault(objectAt(resolved, 'tls'), 'tls', now);
  if (tlsProblem !== undefined) note('bad-tls', '/tls', tlsProblem[0], tlsProblem[1], true);
  return problems;
}

function checkHeaders(written: unknown, resolved: unknown, note: Note, ...path: readonly string[]): void {
  for (const [name, value] of Object.entries(objectAt(resolved, ...path) ?? {})) {
    const own = path[0] === 'headers' ? ownHeaders : framing;
    const fault = headerFault(name, value, isObject(objectAt(written, ...path)?.[name]), own);
    if (fault !== undefined)
      note(fault[0], pointer(...path, name), `The header "${name}" ${fault[1]}.`, fault[2], true);
  }
}

/** What stands beside is of version 4 and has a path of its own: a consent of version 4 is good for no other. */
function checkBeside(resolved: unknown, judgedAs: Release, note: Note): void {
  if (objectAt(resolved, 'beside') === undefined) return;
  const release = resolveRelease(textAt(resolved, 'beside', 'release'));
  if (typeof release !== 'string') {
    note(release.code, '/beside/release', release.message, release.cure);
    return;
  }
  if (versionOf(release) !== '4.0' || versionOf(judgedAs) !== '3.1') {
    const cure = 'Give a release of version 3.1 as "release", and one of version 4 as "beside.release".';
    note('wrong-value', '/beside/release', `${release} cannot stand beside ${judgedAs}.`, cure);
  }
  const basePath = parseBasePath(textAt(resolved, 'beside', 'basePath') ?? basePathOf(release));
  if (typeof basePath !== 'string') note('bad-url', '/beside/basePath', basePath.message, basePath.cure);
}

function checkBankSide(written: unknown, resolved: unknown, note: Note): void {
  for (const [action, request] of Object.entries(objectAt(resolved, 'bankSide') ?? {})) {
    const url = textAt(request, 'url');
    const fault = url === undefined ? undefined : (urlFault(url) ?? placeholderFault(url));
    if (fault !== undefined) {
      const cure = 'Give the whole URL, with {ConsentId} and {AccountId} where they are to be filled in.';
      note('bad-url', pointer('bankSide', action, 'url'), `"bankSide.${action}.url" ${fault}.`, cure);
    }
    checkHeaders(written, resolved, note, 'bankSide', action, 'headers');
  }
}

function placeholderFault(url: string): string | undefined {
  const unknown = url.match(/\{[^}]*\}/g)?.find((each) => each !== '{ConsentId}' && each !== '{AccountId}');
  return unknown === undefined ? undefined : `holds ${unknown}, which stands for nothing`;
}

function isProxy(server: string): boolean {
  if (!URL.canParse(server)) return false;
  const { protocol, username, password } = new URL(server);
  return /^(https?|socks5):$/.test(protocol) && username === '' && password === '';
}

function headerFault(
  name: string,
  value: unknown,
  referred: boolean,
  own: RegExp,
): readonly [ProblemCode, string, string] | undefined {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
    return ['wrong-value', 'is not a header name', 'Use letters, digits and hyphens.'];
  if (own.test(name)) {
    const cure = /^x-fapi-financial-id$/i.test(name) ? 'Give its value as "financialId".' : 'Take it out.';
    return ['wrong-value', 'is set by the run itself', cure];
  }
  if (typeof value === 'string' && !sendable(value)) return ['wrong-value', 'has a value that cannot be sent', oneLine];
  if (!referred && typeof value === 'string' && secretNames.test(name)) {
    return [
      'secret-in-clear',
      'looks like a secret and stands in the file itself',
      'Refer to it: { env: NAME } or { file: PATH }.',
    ];
  }
  return undefined;
}

function sendable(value: string): boolean {
  return !/[^\t\x20-\x7e]/.test(value);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
