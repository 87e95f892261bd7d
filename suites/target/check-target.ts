import { createSecureContext } from 'node:tls';
import { isObject, listAt, objectAt, textAt } from '../core/json.ts';
import { parseBaseUrl } from './base-url.ts';
import { dotted } from './check-document.ts';
import type { ConfigurationProblem, ProblemCode } from './configuration-error.ts';
import { resolveRelease } from './load-release.ts';
import type { SourceDocument } from './source-document.ts';
import { tokenFault } from './token-text.ts';

/** Headers that the run sets itself: a fixed value would spoil what it tries. */
const ownHeaders =
  /^(authorization|accept|content-type|content-length|host|cookie|connection|transfer-encoding|x-fapi-.*)$/i;
const secretNames = /key|token|secret|auth|passw|credential/i;

/** What the schema of a target file cannot say. `resolved` is the document's value with its references read in. */
export function checkTarget(document: SourceDocument, resolved: unknown): readonly ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const note = (code: ProblemCode, pointer: string, what: string, cure: string, key = false) => {
    problems.push(document.problem(code, { pointer, key }, what, cure));
  };

  const base = textAt(resolved, 'baseUrl');
  const parsed = base === undefined ? '' : parseBaseUrl(base);
  if (typeof parsed !== 'string') note('bad-url', '/baseUrl', parsed.message, parsed.cure);

  const release = resolveRelease(textAt(resolved, 'release'));
  if (typeof release !== 'string') note(release.code, '/release', release.message, release.cure);

  for (const name of ['tokenUrl', 'authorizeUrl', 'redirectUri']) {
    const url = textAt(resolved, 'tokens', name);
    const fault = url === undefined ? undefined : urlFault(url, name === 'redirectUri');
    if (fault !== undefined)
      note('bad-url', `/tokens/${name}`, `"tokens.${name}" ${fault}.`, 'Give the whole URL, with its scheme.');
  }

  const tokens = [
    ['/tokens/clientToken', textAt(resolved, 'tokens', 'clientToken')] as const,
    ...(listAt(resolved, 'tokens', 'tokens') ?? []).map(
      (each, index) => [`/tokens/tokens/${index}/token`, textAt(each, 'token')] as const,
    ),
  ];
  for (const [pointer, token] of tokens) {
    const fault = token === undefined ? undefined : tokenFault(token);
    if (fault !== undefined)
      note('bad-secret', pointer, `The value behind "${dotted(pointer)}" ${fault[0]}.`, fault[1]);
  }
  for (const consent of repeated((listAt(resolved, 'tokens', 'tokens') ?? []).map((each) => textAt(each, 'consent')))) {
    note(
      'wrong-value',
      '/tokens/tokens',
      `"tokens.tokens" has two tokens for the consent "${consent}".`,
      'Keep one.',
      true,
    );
  }

  for (const [name, value] of Object.entries(objectAt(resolved, 'headers') ?? {})) {
    const pointer = `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const fault = headerFault(name, value, isObject(objectAt(document.value, 'headers')?.[name]));
    if (fault !== undefined) note(fault[0], pointer, `The header "${name}" ${fault[1]}.`, fault[2], true);
  }

  for (const [index, waiver] of (listAt(resolved, 'waivers') ?? []).entries()) {
    const rule = textAt(waiver, 'rule');
    if (rule !== undefined && !/^AISP-[A-Z]+-\d{3}[a-z]?$/.test(rule)) {
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
  for (const rule of repeated((listAt(resolved, 'waivers') ?? []).map((each) => textAt(each, 'rule')))) {
    note('wrong-value', '/waivers', `"waivers" has two entries for ${rule}.`, 'Keep one.', true);
  }

  const tlsProblem = tlsFault(resolved);
  if (tlsProblem !== undefined) note('bad-tls', '/tls', tlsProblem[0], tlsProblem[1], true);
  return problems;
}

function urlFault(url: string, anyScheme: boolean): string | undefined {
  if (!URL.canParse(url)) return 'is not an absolute URL';
  const { protocol, username, password, hash } = new URL(url);
  if (!anyScheme && protocol !== 'http:' && protocol !== 'https:') return 'is neither http nor https';
  if (username !== '' || password !== '') return 'holds credentials';
  return hash === '' ? undefined : 'has a fragment';
}

function headerFault(
  name: string,
  value: unknown,
  referred: boolean,
): readonly [ProblemCode, string, string] | undefined {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
    return ['wrong-value', 'is not a header name', 'Use letters, digits and hyphens.'];
  if (ownHeaders.test(name)) return ['wrong-value', 'is set by the run itself', 'Take it out.'];
  if (typeof value === 'string' && /[^\t\x20-\x7e]/.test(value)) {
    return ['wrong-value', 'has a value that cannot be sent', 'Use one line of ASCII.'];
  }
  if (!referred && typeof value === 'string' && secretNames.test(name)) {
    return [
      'secret-in-clear',
      'looks like a secret and stands in the file itself',
      'Refer to it: { env: NAME } or { file: PATH }.',
    ];
  }
  return undefined;
}

function tlsFault(resolved: unknown): readonly [what: string, cure: string] | undefined {
  const read = (name: string) => textAt(resolved, 'tls', name);
  const [cert, key, passphrase, ca] = [read('certificate'), read('key'), read('passphrase'), read('ca')];
  try {
    createSecureContext({
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
      ...(passphrase === undefined ? {} : { passphrase }),
      ...(ca === undefined ? {} : { ca }),
    });
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code.includes('MISMATCH'))
      return ['The private key does not belong to the client certificate.', 'Check "tls.certificate" and "tls.key".'];
    if (/DECRYPT|PASS|INTERRUPTED/.test(code))
      return ['The private key cannot be decrypted.', 'Check "tls.passphrase".'];
    return [
      'A certificate or key under "tls" cannot be read.',
      'Give PEM text: -----BEGIN CERTIFICATE-----, -----BEGIN PRIVATE KEY-----.',
    ];
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function repeated(values: readonly (string | undefined)[]): readonly string[] {
  const twice = values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);
  return [...new Set(twice)].filter((value) => value !== undefined);
}
