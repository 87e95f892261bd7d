import { join } from 'node:path';
import { writeIds } from './ids.js';

/** Part of `npm run types`, and of every build: writes the lists of ids anew where the sources have others. */
for (const file of writeIds(join(import.meta.dirname, '..'))) console.error(`wrote ${file}: commit it`);
