import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { assetNames, assetsFolder, assetsPackage } from './assets.ts';

/**
 * Run by the build: puts what the reference page needs beside its code. The package itself is not installed with ours, for it would
 * bring one along that calls its makers whenever somebody installs it.
 */
const folder = dirname(createRequire(import.meta.url).resolve(`${assetsPackage}/package.json`));
mkdirSync(assetsFolder, { recursive: true });
for (const name of assetNames) copyFileSync(join(folder, name), join(assetsFolder, name));
