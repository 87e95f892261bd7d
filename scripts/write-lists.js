import { join } from 'node:path';
import { writeLists } from './lists.js';

/** Part of `npm run types`, and of every build: writes the lists of ids and of formats anew where the sources have others. */
for (const file of writeLists(join(import.meta.dirname, '..'))) console.error(`wrote ${file}: commit it`);
