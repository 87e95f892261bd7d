import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the package that this code was installed with. */
export function toolVersion(): string {
  const path = join(import.meta.dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string }).version;
}
