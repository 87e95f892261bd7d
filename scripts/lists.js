import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatSource } from './formats.js';
import { idSources } from './ids.js';
import { countSource } from './statement-counts.js';

/**
 * Writes the lists that are read from sources, before anything is compiled: those alone whose content changed.
 * @param {string} root the checkout
 * @returns {readonly string[]} the files that it wrote
 */
export function writeLists(root) {
  return [...idSources(root), ...countSource(root), ...formatSource(root)].flatMap(({ to, text }) => {
    const path = join(root, to);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [to];
  });
}
