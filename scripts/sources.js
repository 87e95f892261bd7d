import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What else decides what comes out of a build, beside the sources. */
const settings = ['tsconfig.json', 'package-lock.json', join('node_modules', '.package-lock.json')];

/**
 * The content of every source that tsconfig.json includes and of what decides how it is compiled, as hashes by path. By content
 * and not by time: a checkout of another branch and back is no change.
 * @param {string} root the checkout
 * @returns {ReadonlyMap<string, string>}
 */
export function hashSources(root) {
  const { include } = /** @type {{ include: string[] }} */ (
    JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  );
  const sources = include
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(tsx?|json)$/.test(file));
  const files = [...sources, ...settings.filter((file) => existsSync(join(root, file)))].sort();
  return new Map(files.map((file) => [file, hash(readFileSync(join(root, file)))]));
}

/**
 * One hash for all files below some folders and for the settings.
 * @param {ReadonlyMap<string, string>} hashes
 * @param {readonly string[]} folders every file when empty
 */
export function keyOf(hashes, folders = []) {
  const counts = [...hashes].filter(
    ([file]) =>
      folders.length === 0 || settings.includes(file) || folders.some((folder) => file.startsWith(join(folder, '/'))),
  );
  return hash(JSON.stringify([process.version, ...counts]));
}

/** @param {string | Uint8Array} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
