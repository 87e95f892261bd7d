import { clause } from '../../core/clause.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';
import { meant } from '../../core/words.ts';

/** True for the two codes about headers, in either version. */
function isOfHeader(code: string): boolean {
  return meant('errorCode', code)?.startsWith('UK.OBIE.Header.') === true;
}

/** `Data.Permissions[0]`, with or without the `$` of the root. */
const jsonPath = /^(?:\$\.?)?(?:Data|Risk)(?:$|[.[])/;

/** Requests whose fault lies in a member that the standard names. */
const faultsInMembers: readonly string[] = [
  'no-data',
  'no-permissions',
  'no-risk',
  'empty-permissions',
  'unknown-code',
  'permissions-not-array',
  'without-accounts',
  'bad-expiration',
  'impossible-date',
  'two-faults',
];

const refused = (variant: string, ...errors: readonly object[]): Sketch => ({
  operation: variant === 'auth-date' ? 'GET /accounts' : 'POST /account-access-consents',
  probe: variant === 'auth-date' ? 'bad-header' : 'consent-refusal',
  variant,
  status: 400,
  body: { Code: '400', Message: 'Refused', Errors: errors.map((error) => ({ Message: 'Refused', ...error })) },
});
const field = (Path: string) => ({ ErrorCode: 'UK.OBIE.Field.Invalid', Path });
const inHeader = (Path?: string) => ({ ErrorCode: 'UK.OBIE.Header.Invalid', ...(Path === undefined ? {} : { Path }) });

export default [
  rule({
    id: 'AISP-ERR-017',
    level: 'SHOULD',
    title: 'An error about a header names the header in Path',
    matters: 'A TPP sends a dozen headers: without the name of the one at fault each has to be tried in turn.',
    clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
    releases: { since: '3.1.2' },
    scenarios: ['headers'],
    needs: 'a refusal with UK.OBIE.Header.Invalid or UK.OBIE.Header.Missing',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        const sent = exchange.request.headers.map(([name]) => name.toLowerCase());
        for (const { code = '', path = '', pointer } of errorDetails(exchange)) {
          if (!isOfHeader(code)) continue;
          const text = path.toLowerCase();
          const names =
            /(?:^|[.\s:])(?:x-[a-z-]+|authorization|accept|content-type)$/.test(text) ||
            sent.some((name) => text.includes(name));
          yield look(below({ exchange, pointer }, 'Path'), names, 'Expected the name of the header in Path', path);
        }
      }
    },
    accept: {
      'its name': refused('auth-date', inHeader('x-fapi-auth-date')),
      'its name in another case': refused('auth-date', inHeader('X-Fapi-Auth-Date')),
      'the name of one that was missing': refused('auth-date', inHeader('Authorization')),
      'its name after a word': refused('auth-date', inHeader('Header.x-fapi-auth-date')),
    },
    reject: { 'no path': refused('auth-date', inHeader()), 'a member': refused('auth-date', inHeader('Data')) },
  }),
  rule({
    id: 'AISP-ERR-021',
    level: 'SHOULD',
    title: 'Two faults in one request are reported together',
    matters: 'Faults told one at a time cost a developer one deployment each.',
    clause: clause('Read/Write Data API', 'JSON Error Response'),
    scenarios: ['consent-refusals'],
    needs: 'a consent request with two faults that was refused with 400',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'consent-refusal', variant: 'two-faults' })) {
        const { length } = errorDetails(exchange);
        if (statusOf(exchange) !== 400 || length === 0) continue;
        yield look({ exchange, pointer: '/Errors' }, length >= 2, 'Expected an entry of Errors for each fault', length);
      }
    },
    accept: {
      'an entry for each': refused('two-faults', field('Data.Permissions[1]'), field('Data.TransactionToDateTime')),
    },
    reject: { 'the first one alone': refused('two-faults', field('Data.Permissions[1]')) },
  }),
  rule({
    id: 'AISP-ERR-022',
    level: 'SHOULD',
    title: 'The Path of an error in a member is a JSON path to it',
    matters: 'Tools mark the faulty member by its JSON path; a private notation is text that nothing can follow.',
    clause: clause('Read/Write Data API', 'Error Response Structure'),
    scenarios: ['consent-refusals'],
    needs: 'a consent request that was refused with 400 and a Path',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'consent-refusal' })) {
        if (statusOf(exchange) !== 400 || !faultsInMembers.includes(exchange.about.variant ?? '')) continue;
        for (const { path, code = '', pointer } of errorDetails(exchange)) {
          if (path === undefined || path === '' || isOfHeader(code)) continue;
          yield look(
            below({ exchange, pointer }, 'Path'),
            jsonPath.test(path),
            'Expected a path like Data.Permissions',
            path,
          );
        }
      }
    },
    accept: {
      dots: refused('unknown-code', field('Data.Permissions[1]')),
      'the root written out': refused('unknown-code', field('$.Data.Permissions')),
      'a whole member': refused('no-risk', field('Risk')),
    },
    reject: {
      'a JSON pointer': refused('unknown-code', field('/Data/Permissions/1')),
      'a class of the bank': refused('unknown-code', field('consentRequestDto.permissions')),
    },
  }),
];
