import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBytes } from '../../files/read-file.ts';

/** The package that shows OpenAPI documents, and what of it the build puts beside this file: a page needs two, its licence the others. */
export const assetsPackage = 'swagger-ui-dist';
export const assetNames = [
  'swagger-ui-bundle.js',
  'swagger-ui.css',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
] as const;

export type AssetName = (typeof assetNames)[number];

/** What the pages are made with: the assets, and a script of our own. */
export const referenceFiles = ['show.js', ...assetNames] as const;

/** The folder of the assets, in a folder that was built. */
export const assetsFolder = fileURLToPath(new URL('./assets', import.meta.url));

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** One of the files, read when it is asked for. Rejects where the build was not finished. */
export async function readAsset(name: AssetName): Promise<{ readonly body: Uint8Array; readonly contentType: string }> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  return { body: readBytes(join(assetsFolder, name), 'own'), contentType: `${type}; charset=utf-8` };
}
