import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { isObject, type JsonObject, listAt, textAt } from '../../suites/core/json.ts';
import { UsageError } from '../exit.ts';

/** What a discovery file of the official suite says of account information. */
export interface Discovery {
  readonly name: string;
  /** As the file has it, such as `v3.1.11`. */
  readonly version: string;
  readonly openidConfigurationUri: string;
  readonly resourceBaseUri: string;
  readonly tokenAcquisition: string;
  readonly endpoints: readonly { readonly method: string; readonly path: string; readonly isRefined: boolean }[];
  /** Other interfaces that it describes. */
  readonly others: readonly string[];
}

/** Reads a JSON object. Throws a UsageError that names the file. */
export function readJson(path: string): JsonObject {
  let text: string;
  try {
    text = readText(path, 'configuration');
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${reasonOf(error)}).`, 'Check the path.');
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch {
    // What is no JSON gets the same answer as what is no object.
  }
  throw new UsageError(`${path} is not a JSON object.`, 'Give the file that the official suite takes.');
}

/** The part of the discovery file at `path` that is about account information. Throws a UsageError when there is none. */
export function readDiscovery(path: string, file: JsonObject): Discovery {
  const items = listAt(file, 'discoveryModel', 'discoveryItems');
  if (items === undefined) {
    const cure =
      'A discovery file holds "discoveryModel" with "discoveryItems", and its configuration is the second file; a test plan holds "schemaVersion" and "specification".';
    throw new UsageError(`${path} is neither a discovery file nor a test plan.`, cure);
  }
  const ours = items.find(isAccountInformation);
  if (ours === undefined) {
    throw new UsageError(
      `${path} describes no account information interface: ${items.map(nameOf).join(', ') || 'it is empty'}.`,
      'Add an item whose apiSpecification is the Account and Transaction API.',
    );
  }
  return {
    name: textAt(file, 'discoveryModel', 'name') ?? '',
    tokenAcquisition: textAt(file, 'discoveryModel', 'tokenAcquisition') ?? '',
    version: textAt(ours, 'apiSpecification', 'version') ?? '',
    openidConfigurationUri: textAt(ours, 'openidConfigurationUri') ?? '',
    resourceBaseUri: textAt(ours, 'resourceBaseUri') ?? '',
    endpoints: (listAt(ours, 'endpoints') ?? []).map((endpoint) => ({
      method: textAt(endpoint, 'method') ?? '',
      path: textAt(endpoint, 'path') ?? '',
      isRefined: (listAt(endpoint, 'conditionalProperties') ?? []).length > 0,
    })),
    others: items.filter((item) => item !== ours).map(nameOf),
  };
}

function isAccountInformation(item: unknown): boolean {
  const words = [nameOf(item), textAt(item, 'apiSpecification', 'schemaVersion') ?? ''];
  return words.some((word) => /account and transaction|account-info/i.test(word));
}

function nameOf(item: unknown): string {
  return textAt(item, 'apiSpecification', 'name') ?? 'an interface without a name';
}
