import { readFileSync } from 'node:fs';

/** Version of the package that this code was installed with. */
export function toolVersion(): string {
  return (
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
  ).version;
}
