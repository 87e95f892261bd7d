import { readText } from '../files/read-file.ts';

/** Version of the package that this code was installed with. */
export function toolVersion(): string {
  return (JSON.parse(readText(new URL('../../package.json', import.meta.url), 'own')) as { readonly version: string })
    .version;
}
