import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Document, isCollection, parseDocument } from 'yaml';
import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { replaceFile } from '../../files/write-file.ts';
import { at, isObject } from '../../suites/core/json.ts';
import { parseSource } from '../../suites/target/source-document.ts';
import { Problem } from '../problem.ts';
import { fieldValue } from './field-value.ts';
import { alternative, partAt, type Step, wholeSchema } from './schema-part.ts';

/** A target file while it is described: its text with the comments, of which only what is changed is written anew. */
export class Description {
  readonly #document: Document;

  /** Throws a ConfigurationError for text that is no YAML. */
  constructor(text: string, file: string) {
    // Its errors are told with their places.
    parseSource(text === '' ? '{}' : text, file);
    this.#document = parseDocument(text, { uniqueKeys: false });
  }

  get value(): unknown {
    return this.#document.toJS() ?? {};
  }

  /** Takes what the fields of a form hold. The name of a field is the JSON pointer of its value. */
  take(form: URLSearchParams): void {
    const kind = form.get('/tokens/kind') ?? '';
    this.#setKind(kind);
    for (const [pointer, text] of form) {
      const path = pathOf(pointer);
      if (path === undefined || pointer === '/tokens/kind') continue;
      const part = partAt(path, kind);
      if (part !== undefined && this.#hasPlace(path)) this.set(path, fieldValue(part, text));
    }
    this.#prune([]);
  }

  /** True where a list is to get its next entry at most: what is far behind its end would fill it with nothing up to there. */
  #hasPlace(path: readonly Step[]): boolean {
    return path.every((step, index) => {
      if (typeof step !== 'number') return true;
      const list = at(this.value, ...path.slice(0, index));
      return step <= (Array.isArray(list) ? list.length : 0);
    });
  }

  /** Sets one value, or removes it; what is as it was stays as it was written. */
  set(path: readonly Step[], value: unknown): void {
    if (JSON.stringify(at(this.value, ...path)) === JSON.stringify(value)) return;
    if (value === undefined) this.#document.deleteIn(path);
    else this.#document.setIn(path, isObject(value) || Array.isArray(value) ? this.#document.createNode(value) : value);
  }

  /** The text of the file, in YAML, or in JSON where it is named so. */
  textFor(file: string): string {
    return /\.json$/i.test(file)
      ? `${JSON.stringify(this.value, undefined, 2)}\n`
      : this.#document.toString({ lineWidth: 0 });
  }

  /** Another way to have tokens has other members: those that it does not know go. */
  #setKind(kind: string): void {
    if (kind === '') {
      this.set(['tokens'], undefined);
      return;
    }
    const tokens = wholeSchema.properties?.tokens;
    const known = tokens === undefined ? {} : (alternative(tokens, kind).properties ?? {});
    for (const name of Object.keys((at(this.value, 'tokens') ?? {}) as object))
      if (!Object.hasOwn(known, name)) this.set(['tokens', name], undefined);
    this.set(['tokens', 'kind'], kind);
  }

  /** Takes out what has become empty: a list of nothing, a group without a member. */
  #prune(path: readonly Step[]): void {
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    if (!isCollection(node)) return;
    const value = at(this.value, ...path);
    const steps: readonly Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys((value ?? {}) as object);
    for (const step of steps.toReversed()) this.#prune([...path, step]);
    if (node.items.length === 0 && path.length > 0) this.#document.deleteIn(path);
  }
}

/** The path of a JSON pointer whose numbers are places in lists; undefined for a name that is none. */
function pathOf(pointer: string): readonly Step[] | undefined {
  if (!pointer.startsWith('/')) return undefined;
  const steps = pointer.slice(1).split('/');
  return steps.map((step) =>
    /^\d{1,4}$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'),
  );
}

/** Reads a target file; an empty one where there is none. Throws a ConfigurationError for what is no YAML. */
export function readDescription(path: string, file: string): Description {
  return new Description(existsSync(path) ? readTarget(path) : '', file);
}

function readTarget(path: string): string {
  try {
    return readText(path, 'configuration');
  } catch (error) {
    throw new Problem(`The file cannot be read (${reasonOf(error)}).`, 'A target is described in a YAML or JSON file.');
  }
}

/** Writes a target file. Throws a Problem where it cannot. */
export function writeDescription(path: string, description: Description): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, description.textFor(path));
  } catch (error) {
    throw new Problem(`The file cannot be written (${reasonOf(error)}).`, 'Choose another folder, or make room.');
  }
}
