import { join } from 'node:path';
import { requireRelease } from '../../library/require-release.ts';
import { addedDataSchema } from '../../schemas/added-data/added-data-schema.ts';
import { listMessages } from '../../schemas/resolve.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeOutput } from '../write-output.ts';

/** What `aisp schemas` was told. */
export interface SchemasOptions {
  readonly out: string;
  readonly release?: string;
  readonly profile: string;
  /** True for the schema of a file of data as well. */
  readonly data: boolean;
}

/** Writes one `NAME.json` for each message, views included; returns what to print. */
export async function writeSchemas(options: SchemasOptions): Promise<string> {
  const release = requireRelease(options.release);
  const profile = await loadProfile(options.profile);
  const folder = prepareOutputFolder(options.out);
  const messages = listMessages(release, profile);
  const write = (name: string, schema: unknown) =>
    writeOutput(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  for (const { name, schema } of messages) write(name, schema);
  if (options.data) write('data.schema', addedDataSchema());
  const beside = options.data ? ', and data.schema.json of "aisp stub --data"' : '';
  return `${messages.length} schemas of release ${release}, profile ${profile.name}, in ${folder}${beside}\n`;
}
