import { isAbsolute, join } from 'node:path';
import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { isObject } from '../core/json.ts';
import { dotted } from './check-document.ts';
import type { ConfigurationProblem } from './configuration-error.ts';
import type { ConfigurationDocument } from './source-document.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a target file may refer to a secret. Anywhere else `{ env: … }` is a set of keys like any other. */
const places = [
  /^\/tokens\/(clientToken|otherClientToken|(secondClient\/)?(clientSecret|signingKey))$/,
  /^\/tokens\/secondClient\/tls\/(certificate|key|passphrase)$/,
  /^\/tokens\/tokens\/\d+\/token$/,
  /^\/tokens\/parameters\/[^/]+\/[^/]+$/,
  /^\/tokens\/authoriseHeaders\/[^/]+$/,
  /^\/tls\/(certificate|key|passphrase|ca)$/,
  /^\/proxy\/password$/,
  /^\/bankSide\/[^/]+\/headers\/[^/]+$/,
  /^\/headers\/[^/]+$/,
];

/** What holds more than a line. */
const isPem = /\/(certificate|key|ca|signingKey)$/;

/** A document's value with its references read in, and the references that lead nowhere. Files are found from `folder`. */
export function resolveReferences(
  document: ConfigurationDocument,
  folder: string,
  env: Environment,
): { readonly value: unknown; readonly problems: readonly ConfigurationProblem[] } {
  const problems: ConfigurationProblem[] = [];
  const visit = (value: unknown, pointer: string): unknown => {
    if (isObject(value) && places.some((place) => place.test(pointer))) {
      const found = resolve(value, pointer);
      if (typeof found === 'string') return found;
      if (found !== undefined) {
        const [code, message, cure] = found;
        problems.push(document.problem(code, { pointer }, `"${dotted(pointer)}" ${message}`, cure));
      }
      return undefined;
    }
    if (Array.isArray(value)) return value.map((each, index) => visit(each, `${pointer}/${index}`));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        visit(each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      ]),
    );
  };

  const resolve = ({ env: variable, file }: Readonly<Record<string, unknown>>, pointer: string) => {
    if (typeof variable === 'string') {
      const found = env[variable];
      if (found !== undefined && found !== '') return found;
      const state = found === '' ? 'is empty' : 'is not set';
      return [
        'missing-variable',
        `needs the environment variable ${variable}, which ${state}.`,
        `Set ${variable}.`,
      ] as const;
    }
    if (typeof file !== 'string') return undefined;
    const path = isAbsolute(file) ? file : join(folder, file);
    try {
      const text = readText(path, isPem.test(pointer) ? 'certificate' : 'secret').trimEnd();
      if (text !== '') return text;
      return ['unreadable-file', `refers to ${path}, which is empty.`, 'Put the value into it.'] as const;
    } catch (error) {
      return [
        'unreadable-file',
        `refers to ${path}, which cannot be read (${reasonOf(error)}).`,
        'Check the path; it is taken from the folder of this file.',
      ] as const;
    }
  };
  return { value: visit(document.value, ''), problems };
}
