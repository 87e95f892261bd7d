import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads Playwright, once and where it is first needed. As the CommonJS module that it is: an `import` searches its whole bundle for
 * the names of what it exports, which takes a third of a second.
 */
export function loadPlaywright(): Pick<typeof import('playwright'), 'request'> {
  return require('playwright');
}
