import type { Level } from '../../../reports/contract/index.ts';
import type { Release } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { codedDetails, type ErrorDetail } from '../../core/error-codes.ts';
import type { Evidence } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';
import { inWordsOf, spelt } from '../../core/words.ts';

interface Fitting {
  readonly id: Rule['id'];
  readonly level: Level;
  readonly title: string;
  readonly matters: string;
  /** Refusal cases that show it. */
  readonly variants: readonly [string, ...string[]];
  /** Codes that fit; those of a field need a Path. */
  readonly codes: readonly [string, ...string[]];
  readonly expected: string;
}

const invalidFormat = 'UK.OBIE.Resource.InvalidFormat';

const table: readonly Fitting[] = [
  {
    id: 'AISP-ERR-013',
    level: 'SHOULD',
    title: 'A missing member is reported as UK.OBIE.Field.Missing with its Path, or as an invalid format',
    matters: 'A developer whose request lacks a member finds it in a minute by its Path, and in an afternoon without.',
    variants: ['no-permissions', 'no-data', 'no-risk'],
    codes: ['UK.OBIE.Field.Missing', invalidFormat],
    expected: 'Expected UK.OBIE.Field.Missing with a Path, or UK.OBIE.Resource.InvalidFormat',
  },
  {
    id: 'AISP-ERR-014',
    level: 'SHOULD',
    title:
      'A permission that does not exist is reported as UK.OBIE.Field.Invalid with its Path, or as an invalid format',
    matters:
      'A bank adds permissions with each release; the TPP can only leave out the one that is unknown here if the error says which it was.',
    variants: ['unknown-code'],
    codes: ['UK.OBIE.Field.Invalid', invalidFormat],
    expected: 'Expected UK.OBIE.Field.Invalid with a Path, or UK.OBIE.Resource.InvalidFormat',
  },
  {
    id: 'AISP-ERR-015',
    level: 'MAY',
    title: 'A date that cannot be read is reported as an invalid date, field or format',
    matters:
      'Dates are what clients most often get wrong; a code that says so saves the search through every other field.',
    variants: ['bad-expiration', 'impossible-date'],
    codes: ['UK.OBIE.Field.InvalidDate', 'UK.OBIE.Field.Invalid', invalidFormat],
    expected: 'Expected UK.OBIE.Field.InvalidDate, UK.OBIE.Field.Invalid or UK.OBIE.Resource.InvalidFormat',
  },
  {
    id: 'AISP-ERR-018',
    level: 'SHOULD',
    title: 'A body that cannot be parsed is reported as UK.OBIE.Resource.InvalidFormat',
    matters:
      'A broken body is a bug of the client and not of the consent; the code tells the developer to look at the serialiser.',
    variants: ['truncated-json'],
    codes: [invalidFormat],
    expected: 'Expected UK.OBIE.Resource.InvalidFormat for a body that cannot be parsed',
  },
];

function refusal(variant: string, code: string, path?: string): Sketch {
  const entry = { ErrorCode: code, Message: 'Refused', ...(path === undefined ? {} : { Path: path }) };
  return {
    operation: 'POST /account-access-consents',
    probe: 'consent-refusal',
    variant,
    status: 400,
    body: { Code: '400', Message: 'Refused', Errors: [entry] },
  };
}

function fittingCode({ id, level, title, matters, variants, codes, expected }: Fitting): Rule {
  const [variant] = variants;
  const needsPath = id === 'AISP-ERR-013' || id === 'AISP-ERR-014';
  const fits = (release: Release) => {
    const fitting = codes.map((code) => spelt(release, 'errorCode', code));
    const whole = spelt(release, 'errorCode', invalidFormat);
    return ({ code, path }: ErrorDetail) =>
      code !== undefined && fitting.includes(code) && (!needsPath || code === whole || path !== undefined);
  };
  const refusals = (evidence: Evidence) =>
    evidence
      .select({ probe: 'consent-refusal' })
      .filter((each) => variants.includes(each.about.variant ?? '') && statusOf(each) === 400);
  return rule({
    id,
    level,
    title,
    matters,
    clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
    releases: { since: id === 'AISP-ERR-015' ? '3.1.6' : '3.1.2' },
    scenarios: ['consent-refusals'],
    needs: 'a code in the Errors of such a refusal',
    needsFirst: [
      {
        what: 'a consent request of this kind that was refused with 400',
        isThere: (evidence) => refusals(evidence).length > 0,
      },
    ],
    apart: true,
    *judge(evidence, { release }) {
      for (const exchange of refusals(evidence)) {
        const details = codedDetails(exchange, release);
        if (details.length === 0) continue;
        const [first] = details;
        const said = inWordsOf(release, expected);
        yield look({ exchange, pointer: '/Errors' }, details.some(fits(release)), said, first?.code, first?.path);
      }
    },
    accept: {
      'the code that fits best': refusal(variant, codes[0], 'Data.Permissions'),
      'a code that fits as well': refusal(variant, invalidFormat),
    },
    reject: {
      'a code for something else': refusal(variant, 'UK.OBIE.Header.Invalid', 'Data.Permissions'),
      ...(needsPath ? { 'no word of the place': refusal(variant, codes[0]) } : {}),
    },
  });
}

export default table.map(fittingCode);
