import { join } from 'node:path';
import { BuildError, buildBeside, refresh } from './refresh.js';

/**
 * `npm run build`: builds from nothing beside `dist` and swaps the folders when all is well, so that a bank that runs from `dist`
 * finds its files all the time, and a build that fails leaves the last good one. `node scripts/build.js FOLDER` brings that folder
 * up to date in its place instead.
 */
const root = join(import.meta.dirname, '..');
const [inPlace] = process.argv.slice(2);

try {
  if (inPlace !== undefined) refresh(root, inPlace);
  else buildBeside(root);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
