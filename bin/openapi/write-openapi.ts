import { basename, dirname, join, resolve } from 'node:path';
import { requireRelease } from '../../library/require-release.ts';
import { bankDocument } from '../../schemas/openapi/bank-document.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { defaultPageSize } from '../../stub/bank-options.ts';
import { describeBank } from '../../stub/guide/describe-bank.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeOutput } from '../write-output.ts';

/** What `aisp openapi` was told. */
export interface OpenApiOptions {
  /** A file; printed when absent. */
  readonly out?: string;
  readonly release?: string;
  readonly profile: string;
  readonly publicUrl: string;
}

/** The OpenAPI document of the bank that `aisp stub` starts with the same options, or a line that says where it is. */
export async function writeOpenApi(options: OpenApiOptions): Promise<string> {
  const release = requireRelease(options.release);
  const profile = profileIn(release, await loadProfile(options.profile));
  const described = describeBank({ profile, release, pageSize: defaultPageSize }, baseUrl(options.publicUrl));
  const text = `${JSON.stringify(bankDocument(described), null, 2)}\n`;
  if (options.out === undefined) return text;
  const file = resolve(options.out);
  writeOutput(join(prepareOutputFolder(dirname(file)), basename(file)), text);
  return `OpenAPI document of release ${release}, profile ${profile.name}, in ${file}\n`;
}

function baseUrl(given: string): string {
  if (!/[?#]/.test(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`"${given}" is no address of a bank.`, 'Leave out what begins with ? or #.');
}
