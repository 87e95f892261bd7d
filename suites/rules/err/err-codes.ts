import { type Release, versionOf } from '../../../schemas/releases.ts';
import type { Place, RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import {
  errorDetails,
  hasForm,
  isOfStandard,
  namespaced,
  standardNamespace,
  statusOf as statusOfCode,
} from '../../core/error-codes.ts';
import type { Evidence } from '../../core/evidence.ts';
import { below, type Look, lenient, look } from '../../core/look.ts';
import type { Probe } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const scenarios = ['consent-refusals', 'missing-permissions', 'tokens', 'routing', 'headers'] as const;

const refused = (status: number, ErrorCode: string, probe: Probe = 'consent-refusal'): Sketch => ({
  operation: probe === 'consent-refusal' ? 'POST /account-access-consents' : 'GET /accounts',
  probe,
  status,
  body: { Code: `${status}`, Message: 'Refused', Errors: [{ ErrorCode, Message: 'Refused', Path: 'Data' }] },
});

interface Coded {
  readonly exchange: RecordedExchange;
  readonly code: string;
  readonly place: Place;
}

/** Each ErrorCode of calls of the interface, and where it is. */
function* codes(evidence: Evidence): Generator<Coded> {
  for (const exchange of evidence.select()) {
    if (exchange.about.operation === undefined || exchange.about.probe === 'access') continue;
    for (const { code, pointer } of errorDetails(exchange)) {
      if (code !== undefined && code !== '') yield { exchange, code, place: below({ exchange, pointer }, 'ErrorCode') };
    }
  }
}

/** Refusals for which the standard has a code of its own; that for an unknown id has a rule of its own. */
const foreseen: readonly Probe[] = ['consent-refusal', 'bad-header', 'filter'];

function lookAtCategory({ exchange, code, place }: Coded, release: Release): Look | undefined {
  const wanted = statusOfCode(code, release);
  if (wanted === undefined) return undefined;
  const status = statusOf(exchange);
  // Version 4 has a bank that wants the PSU back answer with 401 or with 403.
  const other = versionOf(release) === '4.0' && wanted === '403' && status === 401;
  const holds = other || (wanted === '5xx' ? status >= 500 : status === Number(wanted));
  const excused = wanted === '400' && status < 500;
  return (excused ? lenient('status-without-code-of-its-own') : look)(
    place,
    holds,
    `Expected the status that the ErrorCode goes with`,
    code,
    status,
  );
}

export default [
  rule({
    id: 'AISP-ERR-010',
    level: 'MUST',
    title: 'An ErrorCode stands in a namespace, and in UK.OBIE only if the standard lists it',
    matters:
      'A code outside its namespace can mean one thing at this bank and another at the next; a TPP cannot act on it.',
    clause: clause('Namespaced Enumerations', 'Design Principles'),
    releases: { since: '3.1.2', until: '3.1.11' },
    scenarios,
    needs: 'an error with an ErrorCode',
    apart: true,
    *judge(evidence, { release }) {
      for (const { code, place } of codes(evidence)) {
        const ours = !code.startsWith(standardNamespace) || statusOfCode(code, release) !== undefined;
        if (!namespaced.test(code)) yield look(place, false, 'Expected a code in a namespace such as UK.OBIE', code);
        else yield look(place, ours, 'Expected a value that the standard lists for UK.OBIE', code);
      }
    },
    accept: {
      'a value of the standard': refused(400, 'UK.OBIE.Field.Missing'),
      'a value of the bank': refused(403, 'GB.ExampleBank.Permission.Missing', 'missing-permission'),
    },
    reject: {
      'without a namespace': refused(400, 'FIELD_MISSING'),
      'with a country alone': refused(400, 'GB.Busy'),
      'a value of the bank in the namespace of the standard': refused(400, 'UK.OBIE.Field.Odd'),
    },
  }),
  rule({
    id: 'AISP-ERR-011',
    level: 'MUST NOT',
    tolerates: ['fitting-code'],
    title: 'A refusal that the standard has an ErrorCode for uses no code of the bank',
    matters:
      'A TPP handles the codes of the standard once for all banks; a private one for the same thing needs code for this bank alone.',
    clause: clause('Namespaced Enumerations', 'Design Principles'),
    releases: { since: '3.1.2' },
    scenarios: ['consent-refusals', 'headers', 'filters'],
    needs: 'a code in a namespace in the refusal of a consent request, a header or a filter with 400',
    needsFirst: [
      {
        what: 'a consent request, a header or a filter that was refused with 400',
        isThere: (evidence) => evidence.select({ probe: foreseen }).some((each) => statusOf(each) === 400),
      },
    ],
    apart: true,
    *judge(evidence, { release }) {
      for (const { exchange, code, place } of codes(evidence)) {
        if (statusOf(exchange) !== 400 || !foreseen.includes(exchange.about.probe) || !hasForm(code, release)) continue;
        const tell = lenient('fitting-code');
        yield tell(place, isOfStandard(code, release), 'Expected a code of the standard', code);
      }
    },
    accept: { 'a value of the standard': refused(400, 'UK.OBIE.Field.Invalid') },
    reject: { 'a value of the bank': refused(400, 'GB.ExampleBank.BadField') },
  }),
  rule({
    id: 'AISP-ERR-012',
    level: 'MUST',
    tolerates: ['status-without-code-of-its-own'],
    title: 'An ErrorCode of the standard comes with the status that it goes with',
    matters:
      'Status and code that contradict each other send two layers of one client in two directions: one tries again, the other asks the customer.',
    clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
    releases: { since: '3.1.2' },
    scenarios,
    needs: 'an error with an ErrorCode of the standard',
    apart: true,
    *judge(evidence, { release }) {
      for (const coded of codes(evidence)) {
        const found = lookAtCategory(coded, release);
        if (found !== undefined) yield found;
      }
    },
    accept: {
      'a missing field is 400': refused(400, 'UK.OBIE.Field.Missing'),
      'a fault of the bank is 503': [refused(400, 'UK.OBIE.Field.Missing'), refused(503, 'UK.OBIE.UnexpectedError')],
      'a re-authentication is 403': refused(403, 'UK.OBIE.Reauthenticate', 'missing-permission'),
    },
    reject: {
      'an unexpected error is 400': refused(400, 'UK.OBIE.UnexpectedError'),
      'an invalid field is 500': refused(500, 'UK.OBIE.Field.Invalid'),
      'an invalid header is 403': refused(403, 'UK.OBIE.Header.Invalid', 'missing-permission'),
    },
  }),
];
