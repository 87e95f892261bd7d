import { at, isObject, type JsonObject } from '../../suites/core/json.ts';

/** A document of which in the end it is known what nobody asked for. */
export interface WholeReader {
  /** Text that is not empty. */
  readonly text: (...path: readonly string[]) => string | undefined;
  /** Whatever is there, as a whole. */
  readonly value: (...path: readonly string[]) => unknown;
  readonly object: (...path: readonly string[]) => JsonObject;
  /** Paths of members that were not asked for, the outermost first, with dots between their names. */
  readonly unread: () => readonly string[];
}

/** Reads a document so that no member of it can be dropped in silence. */
export function readWhole(document: JsonObject): WholeReader {
  const asked = new Set<string>();
  const value = (...path: readonly string[]): unknown => {
    asked.add(path.join('.'));
    return at(document, ...path);
  };
  const left = (found: JsonObject, above: readonly string[]): readonly string[] =>
    Object.entries(found).flatMap(([name, member]) => {
      const path = [...above, name];
      const key = path.join('.');
      if (asked.has(key)) return [];
      const isOpened = isObject(member) && [...asked].some((each) => each.startsWith(`${key}.`));
      return isOpened ? left(member, path) : [key];
    });
  return {
    value,
    text: (...path) => {
      const found = value(...path);
      return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
    },
    object: (...path) => {
      const found = value(...path);
      return isObject(found) ? found : {};
    },
    unread: () => left(document, []),
  };
}
