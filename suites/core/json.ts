/** Readers for JSON values of unknown shape. None throws; each answers undefined where the shape is not as asked. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of member names and array indexes. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current: unknown = value;
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step];
    else if (isObject(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] | undefined {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : undefined;
}

export function objectAt(value: unknown, ...path: readonly (string | number)[]): JsonObject | undefined {
  const found = at(value, ...path);
  return isObject(found) ? found : undefined;
}

/** JSON pointer (RFC 6901) of a path. */
export function pointer(...path: readonly (string | number)[]): string {
  let text = '';
  for (const step of path) text += `/${typeof step === 'number' ? step : escaped(step)}`;
  return text;
}

function escaped(step: string): string {
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step;
}

/** Levels that JSON of a bank may have; no message of the standard has ten. What goes deeper is made to break its reader. */
const deepest = 100;

/** JSON text as a value; undefined for what is not JSON, and for JSON that is nested too deep for any reader to follow. */
export function parsedJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isDeeper(value, deepest) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

export interface Visit {
  /** Name of the member, or of the array that holds the element. */
  readonly name: string;
  readonly value: unknown;
  readonly pointer: string;
  readonly parent: unknown;
}

const walked = new WeakMap<object, readonly Visit[]>();

/**
 * Every member and element below `value`, depth first; the value itself is not visited. `base` is the pointer of the value.
 * A value is walked once, however many rules ask.
 */
export function walk(value: unknown, base = ''): readonly Visit[] {
  if (typeof value !== 'object' || value === null) return [];
  const visits = walked.get(value) ?? below(value);
  walked.set(value, visits);
  return base === '' ? visits : visits.map((each) => ({ ...each, pointer: base + each.pointer }));
}

function below(value: object): readonly Visit[] {
  const visits: Visit[] = [];
  const visit = (parent: unknown, base: string, name: string): void => {
    if (Array.isArray(parent)) {
      for (const [index, element] of parent.entries()) {
        const place = `${base}/${index}`;
        visits.push({ name, value: element, pointer: place, parent });
        visit(element, place, name);
      }
    } else if (isObject(parent)) {
      for (const [key, member] of Object.entries(parent)) {
        const place = base + pointer(key);
        visits.push({ name: key, value: member, pointer: place, parent });
        visit(member, place, key);
      }
    }
  };
  visit(value, '', '');
  return visits;
}

/** Deep equality of JSON values; the order of members does not matter, that of elements does. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element, index) => sameJson(element, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** Some members of an object, to show what came; one that is not there is shown as nothing. */
export function pick(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, value[name] ?? 'nothing']));
}

/** Most characters of one value in a message: no value of the standard comes near it, and a report bears many of that size. */
const longest = 10_000;

/** A value as text for a message, whole: whoever prints it for people cuts it. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
