import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRelease, type Release, releases } from '../../schemas/releases.ts';

/** The two forms in which the interface was published: side by side until 3.1.7, OpenAPI alone after. */
export type Form = 'swagger' | 'openapi';

/** One published file, not yet read. */
export interface OfficialFile {
  readonly release: Release;
  readonly form: Form;
  /** Its name, such as `3.1.7-swagger.json`. */
  readonly name: string;
  /** The parsed file. */
  read(): unknown;
}

const usualFolder = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'standard', 'openapi');

/**
 * The folder with the published files, which are not part of the project: what `OFFICIAL_OPENAPI` names, or
 * `../shared/standard/openapi` beside the project. Undefined where neither is there. Throws an Error for a variable that names
 * no folder, so that nobody believes a comparison was made.
 */
export function officialFolder(): string | undefined {
  const named = process.env.OFFICIAL_OPENAPI;
  if (named === undefined || named === '') return existsSync(usualFolder) ? usualFolder : undefined;
  if (!existsSync(named)) {
    throw new Error(`OFFICIAL_OPENAPI names "${named}", which is not there: name the folder of the published files`);
  }
  return resolve(named);
}

/** Why the comparison is left out, for the report of the tests. */
export const whyAbsent =
  'no official files here: put them into ../shared/standard/openapi beside the project, or name their folder in OFFICIAL_OPENAPI';

/** The published files of a folder, oldest release first, Swagger before OpenAPI. */
export function officialFiles(folder: string): readonly OfficialFile[] {
  return readdirSync(folder)
    .flatMap((name): OfficialFile[] => {
      const [, release = '', form = ''] = /^([\d.]+)-(swagger|openapi)\.json$/.exec(name) ?? [];
      if (!isRelease(release)) return [];
      let parsed: unknown;
      const read = (): unknown => {
        parsed ??= JSON.parse(readFileSync(join(folder, name), 'utf8'));
        return parsed;
      };
      return [{ release, form: form as Form, name, read }];
    })
    .sort((a, b) => releases.indexOf(a.release) - releases.indexOf(b.release) || (a.form > b.form ? -1 : 1));
}
