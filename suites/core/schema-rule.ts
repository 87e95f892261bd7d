import { type MessageFamily, type OperationId, operation } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import type { LeniencyId } from '../ledger/leniency.ts';
import type { SchemaFault } from '../validation/faults.ts';
import { validatorFor } from '../validation/validators.ts';
import type { RecordedExchange } from './archive.ts';
import { type Claim, claimOf, matchesShape, shapeOf } from './claims.ts';
import { type Evidence, json, repeatsOurFault, succeeded } from './evidence.ts';
import { at, walk } from './json.ts';
import { type Look, lenient, look } from './look.ts';
import { placeholdersIn } from './placeholders.ts';
import { type Rule, type RuleContext, rule } from './rule.ts';

type SchemaRule = Omit<Rule, 'judge' | 'owns'> & {
  readonly owns: Omit<Claim, 'rule'>;
  /** The reading of a contradiction that a value lies inside although it breaks the schema; undefined where it lies inside none. */
  readonly within?: (value: unknown) => LeniencyId | undefined;
};

/** Release 3.1.6 was published twice: what its Swagger file closes, its OpenAPI file leaves open. */
const openFile = 'C17/openapi';

/**
 * A rule that answers for a part of the message schemas: it looks at every place that its claim names, in every answer
 * of those families, and finds there the schema's faults that no more exact claim of another rule answers for.
 */
export function schemaRule({ within, ...literal }: SchemaRule): Rule {
  const claim: Claim = { rule: literal.id, ...literal.owns };
  const optional = literal.optional ?? mayBeAbsent(literal.owns);
  const applies = literal.applies ?? (({ operations }) => offersSome(operations, literal.owns.families));
  return rule({
    ...literal,
    optional,
    applies,
    owns: claim,
    apart: true,
    ...(refusesMembers(literal.owns) ? { tolerates: [...(literal.tolerates ?? []), openFile] } : {}),
    judge: (evidence, context) => lookAtClaim(claim, evidence, context, within),
  });
}

/** Whether a bank with these operations ever sends a message of the families; refusals are messages of every bank. */
function offersSome(operations: readonly OperationId[], families: Claim['families']): true | string {
  const offered = families === undefined || families.includes('error') || operations.some((id) => sends(id, families));
  return offered || 'The bank offers no operation that answers with what this rule is about.';
}

function sends(id: OperationId, families: NonNullable<Claim['families']>): boolean {
  const { response } = operation(id);
  return response !== undefined && response !== 'file' && families.includes(response);
}

/** Steps of a pointer to a member of a record in a list, the empty one before the first slash included. */
const stepsToMember = '/Data/Name/*/Member'.split('/').length;

/** Only a claim to what every record must have can demand that there be something to look at. */
function mayBeAbsent({ at: patterns, keywords }: SchemaRule['owns']): boolean {
  if (keywords !== undefined && !keywords.includes('required')) return true;
  return patterns.every((pattern) => pattern.split('/').length > stepsToMember);
}

/** True for a claim to members that no schema knows. */
function refusesMembers({ keywords }: SchemaRule['owns']): boolean {
  return keywords === undefined || keywords.includes('additionalProperties');
}

function* lookAtClaim(
  claim: Claim,
  evidence: Evidence,
  context: RuleContext,
  within: SchemaRule['within'],
): Generator<Look> {
  const claims = context.claims.some(({ rule: id }) => id === claim.rule) ? context.claims : [...context.claims, claim];
  for (const { exchange, family } of bodies(evidence, claim, context.release)) {
    const body = json(exchange);
    const nothing = family === 'error' ? noPlaceholders : placeholdersIn(exchange);
    const faults = toldFaults(faultsOf(exchange, family, context), nothing);
    const owned = faults.length === 0 ? faults : (ownedFaults(faults, family, claims).get(claim.rule) ?? []);
    const broken = new Set(owned.map((fault) => fault.pointer));
    for (const fault of owned) {
      const why = fault.keyword === 'additionalProperties' ? openFile : within?.(valueAt(body, fault));
      const tell = why === undefined ? look : lenient(why);
      yield tell({ exchange, pointer: fault.pointer }, false, sentence(fault.message), ...gotAt(body, fault));
    }
    for (const place of sites(body, claim)) {
      if (!broken.has(place) && !nothing.has(place)) yield look({ exchange, pointer: place }, true, '');
    }
  }
}

/**
 * Answers whose body has a schema: successes with their operation's message, and error bodies of any operation. What a bank
 * answers on an operation that its release does not have is no message of that release.
 */
function* bodies(
  evidence: Evidence,
  { families }: Claim,
  release: Release,
): Generator<{ exchange: RecordedExchange; family: MessageFamily }> {
  for (const exchange of evidence.select()) {
    if (repeatsOurFault(exchange) || isOfNothing(exchange)) continue;
    const family = familyOf(exchange, release);
    if (family === undefined || families?.includes(family) === false || json(exchange) === undefined) continue;
    yield { exchange, family };
  }
}

/**
 * True for a success where nothing is: of an id that the bank does not have. What it holds is the message of no record, and that it came
 * is for the rule on such ids.
 */
function isOfNothing(exchange: RecordedExchange): boolean {
  return exchange.about.probe === 'unknown-id' && succeeded(exchange);
}

function familyOf(exchange: RecordedExchange, release: Release): MessageFamily | undefined {
  const id = exchange.about.operation;
  const family = id === undefined || !succeeded(exchange) ? undefined : messageOf(id, release);
  if (family !== undefined && family !== 'file') return family;
  return id !== undefined && (exchange.response?.status ?? 0) >= 400 ? 'error' : undefined;
}

const noPlaceholders: ReadonlySet<string> = new Set();
const told = new WeakMap<readonly SchemaFault[], readonly SchemaFault[]>();

/**
 * The faults that are told: none of what stands for no value, which has a rule of its own, nor of what is missing inside; and
 * where a value is of a wrong type and so none of those that may stand there, the one that names these.
 */
function toldFaults(faults: readonly SchemaFault[], nothing: ReadonlySet<string>): readonly SchemaFault[] {
  if (faults.length === 0) return faults;
  const listed = new Set(faults.filter(({ keyword }) => keyword === 'enum').map(({ pointer }) => pointer));
  const isTold = ({ keyword, pointer }: SchemaFault): boolean => {
    if (nothing.has(pointer) || (keyword === 'type' && listed.has(pointer))) return false;
    return keyword !== 'required' || !nothing.has(pointer.slice(0, pointer.lastIndexOf('/')));
  };
  const found = told.get(faults) ?? faults.filter(isTold);
  told.set(faults, found);
  return found;
}

const owners = new WeakMap<readonly SchemaFault[], { claims: readonly Claim[]; owned: Map<string, SchemaFault[]> }>();

/** The faults of one answer by the rule that answers for them; found once for all rules of a catalogue. */
function ownedFaults(
  faults: readonly SchemaFault[],
  family: MessageFamily,
  claims: readonly Claim[],
): ReadonlyMap<string, readonly SchemaFault[]> {
  const known = owners.get(faults);
  if (known?.claims === claims) return known.owned;
  const owned = new Map<string, SchemaFault[]>();
  for (const fault of faults) {
    const rule = claimOf(fault, family, claims)?.rule ?? '';
    const others = owned.get(rule);
    if (others === undefined) owned.set(rule, [fault]);
    else others.push(fault);
  }
  owners.set(faults, { claims, owned });
  return owned;
}

function messageOf(id: OperationId, release: Release): MessageFamily | 'file' | undefined {
  const { response, releases = {} } = operation(id);
  return inRange(release, releases) ? response : undefined;
}

const named = new WeakMap<object, Map<string, readonly string[]>>();

/** The places in a body that a claim names; for a required member also those where it is missing. Found once for a body. */
function sites(body: unknown, claim: Claim): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  const known = named.get(body) ?? new Map<string, readonly string[]>();
  named.set(body, known);
  const found = known.get(claim.rule) ?? findSites(body, claim);
  known.set(claim.rule, found);
  return found;
}

function findSites(body: object, claim: Claim): readonly string[] {
  const { shapes, places } = outlineOf(body);
  const named = shapesNamed(shapes, claim).flatMap((shape) => places.get(shape) ?? []);
  // A claim to everything looks at the body as a whole: its members have rules of their own.
  return patternsOf(claim).some(isWhole) ? ['', ...named] : named;
}

/** The patterns of a claim; of one to required members also those of the places where they may be missing. */
function patternsOf({ at: patterns, keywords }: Claim): readonly string[] {
  const required = keywords === undefined || keywords.includes('required');
  return required ? [...patterns, ...patterns.map((pattern) => pattern.slice(0, pattern.lastIndexOf('/')))] : patterns;
}

const isWhole = (pattern: string): boolean => pattern === '/**' || pattern === '';

/** The shapes of places of one or many bodies; bodies with the same have the same object. */
interface Shapes {
  readonly all: readonly string[];
  /** Those that a claim names. */
  readonly named: WeakMap<Claim, readonly string[]>;
}

function shapesNamed({ all, named }: Shapes, claim: Claim): readonly string[] {
  const known = named.get(claim);
  if (known !== undefined) return known;
  const wanted = patternsOf(claim).filter((pattern) => !isWhole(pattern));
  const found = all.filter((shape) => wanted.some((pattern) => matchesShape(shape, pattern)));
  named.set(claim, found);
  return found;
}

/** The pointers of a body by their shape, indexes as `*`: there are few shapes, however many records a body has. */
interface Outline {
  readonly shapes: Shapes;
  readonly places: ReadonlyMap<string, readonly string[]>;
}

const outlines = new WeakMap<object, Outline>();
const knownShapes = new Map<string, Shapes>();
const mostKnownShapes = 500;

function outlineOf(body: object): Outline {
  const found = outlines.get(body) ?? outline(body);
  outlines.set(body, found);
  return found;
}

function outline(body: object): Outline {
  const places = new Map<string, string[]>();
  for (const { pointer } of walk(body)) {
    const shape = shapeOf(pointer);
    const group = places.get(shape);
    if (group === undefined) places.set(shape, [pointer]);
    else group.push(pointer);
  }
  const all = [...places.keys()];
  const key = JSON.stringify(all);
  const shapes = knownShapes.get(key) ?? { all, named: new WeakMap() };
  if (knownShapes.size >= mostKnownShapes) knownShapes.clear();
  knownShapes.set(key, shapes);
  return { shapes, places };
}

/** Starts a message with a capital, but not one that begins with the name of a member. */
function sentence(message: string): string {
  return /^(required|unknown|member|the) /.test(message) ? message.charAt(0).toUpperCase() + message.slice(1) : message;
}

function gotAt(body: unknown, fault: SchemaFault): readonly unknown[] {
  return fault.keyword === 'required' ? [] : [valueAt(body, fault)];
}

function valueAt(body: unknown, { pointer }: SchemaFault): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = body;
  for (const step of steps) value = Array.isArray(value) ? value[Number(step)] : at(value, step);
  return value;
}

const known = new WeakMap<object, Map<string, readonly SchemaFault[]>>();

/** The faults of an answer against its message's schema, Basic and Detail merged; computed once for all rules. */
export function faultsOf(
  exchange: RecordedExchange,
  family: MessageFamily,
  { profile, release }: RuleContext,
): readonly SchemaFault[] {
  const { operation: id } = exchange.about;
  const body = json(exchange);
  const validate = () => validatorFor({ family, release, profile, operation: id })(body);
  if (typeof body !== 'object' || body === null) return validate();
  const cached = known.get(body) ?? new Map<string, readonly SchemaFault[]>();
  known.set(body, cached);
  const key = [family, release, profile.name, id].join(' ');
  const found = cached.get(key) ?? validate();
  cached.set(key, found);
  return found;
}
