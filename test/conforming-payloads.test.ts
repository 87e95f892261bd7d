import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { MessageFamily, OperationId } from '../schemas/operations.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { latestRelease, type Release } from '../schemas/releases.ts';
import { claimOf } from '../suites/core/claims.ts';
import { isObject, type JsonObject, walk } from '../suites/core/json.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { claimsOf, isOfRelease, type Rule } from '../suites/core/rule.ts';
import { validatorFor } from '../suites/validation/validators.ts';
import { bodiesOf, dataFamilies, judgeBody } from './support/conforming-payloads.ts';

const catalogue = await loadRules();

/** Values alone: the rules that answer for a part of the schemas, and those on formats, dates and supplementary data. */
const onValues = /^AISP-(?:FMT|SUP|PAN-00[15]|DTM-00[1289]|ENV-01[05]|SEED-007|TRA-011)/;
/**
 * What relates a value to others, to the path or to the bank's profile: links that lead to the request, ids that are there once,
 * zero with its sign, a party with its supplement, records that have to be there.
 */
const onRelations = /^AISP-(?:FMT-0(?:04|19|20|21|22|23|27)|ENV-00[1-9]|SEED-017|ACC-005|TRA-012|PRO-003|EP-\d+)/;

const rules = catalogue.filter(
  (rule) => (onValues.test(rule.id) || rule.owns !== undefined) && !onRelations.test(rule.id),
);

/** A product is a hundred times as large as the others. */
const runsOf = (family: MessageFamily): number => (family === 'product' ? 6 : 40);
const seed = 20_260_317;

const problems = (body: unknown, operation: OperationId, release: Release, judged: readonly Rule[] = rules) =>
  judgeBody(judged, catalogue, { body, operation, release })
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error')
    .map(({ id, outcome, reason, findings }) => ({ id, outcome, reason, findings }));

function check(body: unknown, family: MessageFamily, operation: OperationId, release: Release): void {
  const faults = validatorFor({ family, release, profile: fullProfile, operation })(body);
  assert.deepEqual(faults, [], 'The generator makes what the schema takes');
  assert.deepEqual(problems(body, operation, release), []);
}

describe('a body that keeps its schema and the prose', () => {
  for (const [family, operation] of dataFamilies) {
    it(`breaks no rule on values: ${family}`, () => {
      fc.assert(
        fc.property(bodiesOf(family), (body) => check(body, family, operation, latestRelease)),
        { seed, numRuns: runsOf(family) },
      );
    });
  }

  for (const release of ['3.1.0', '3.1.2', '3.1.5'] as const) {
    it(`breaks no rule on values in release ${release} either`, () => {
      for (const [family, operation] of dataFamilies) {
        if (family === 'parties' && release === '3.1.0') continue;
        if (family === 'product') continue;
        fc.assert(
          fc.property(bodiesOf(family, release), (body) => check(body, family, operation, release)),
          { seed, numRuns: 4 },
        );
      }
    });
  }
});

/** One change that breaks one keyword of a schema at some place of a body. */
interface Spoiled {
  readonly body: unknown;
  readonly pointer: string;
  /** Whether what stands there now is no value: that has a rule of its own, which alone tells of it. */
  readonly isNothing: boolean;
}

const wrong: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'string' ? 17 : 'text'),
  (value) => (typeof value === 'string' ? value.padEnd(600, 'x') : null),
  (value) => (typeof value === 'string' ? '' : undefined),
  () => undefined,
];

/** Replaces, or takes away, the member that a number picks among all members of `Data`. */
function spoiled(body: unknown, pick: number, how: number): Spoiled | undefined {
  const copy = structuredClone(body);
  const places = walk(copy).filter(({ pointer, parent }) => pointer.startsWith('/Data/') && isObject(parent));
  const place = places[pick % Math.max(1, places.length)];
  if (place === undefined || !isObject(place.parent)) return undefined;
  const holder = place.parent as Record<string, unknown> & JsonObject;
  const value = wrong[how % wrong.length]?.(place.value);
  if (value === undefined) delete holder[place.name];
  else holder[place.name] = value;
  const isList = /^\/Data\/\w+$/.test(place.pointer);
  return { body: copy, pointer: place.pointer, isNothing: (value === null || value === '') && !isList };
}

describe('a body with one fault', () => {
  const claims = claimsOf(catalogue, latestRelease);
  const owners = catalogue.filter((rule) => rule.owns !== undefined && isOfRelease(rule, latestRelease));
  const onNothing = catalogue.filter(({ id }) => id === 'AISP-ENV-015');

  for (const [family, operation] of dataFamilies.filter(([name]) => name !== 'product')) {
    it(`breaks the rule that answers for its schema, and of those no other: ${family}`, () => {
      let broken = 0;
      fc.assert(
        fc.property(bodiesOf(family), fc.nat(1000), fc.nat(wrong.length - 1), (body, pick, how) => {
          const fault = spoiled(body, pick, how);
          if (fault === undefined) return;
          const faults = validatorFor({ family, release: latestRelease, profile: fullProfile, operation })(fault.body);
          const isListed = new Set(faults.filter(({ keyword }) => keyword === 'enum').map(({ pointer }) => pointer));
          const told = faults.filter(({ keyword, pointer }) => keyword !== 'type' || !isListed.has(pointer));
          const owning = fault.isNothing
            ? ['AISP-ENV-015']
            : [...new Set(told.flatMap((each) => claimOf(each, family, claims)?.rule ?? []))];
          const found = problems(fault.body, operation, latestRelease, [...owners, ...onNothing]).map(({ id }) => id);
          const others = found.filter((id) => owning.includes(id) || !onRelations.test(id));
          if (owning.length > 0) assert.deepEqual(others.sort(), [...owning].sort(), `at ${fault.pointer}`);
          if (owning.length > 0) broken += 1;
        }),
        { seed, numRuns: 40 },
      );
      assert.ok(broken > 5, `only ${broken} of the changes broke a schema`);
    });
  }
});
