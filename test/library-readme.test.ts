import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const [text = '', ...others] = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const library = new URL('../library/public/index.js', import.meta.url);

test('the first test that the README shows is there', () => {
  assert.equal(others.length, 0);
  assert.match(text, /from 'aisp-conformance';\n\ntest\('/);
});

// It is a test file of its own: what it registers, and whether that holds, the runner tells as of any other.
await import(`data:text/javascript,${encodeURIComponent(text.replace("'aisp-conformance'", `'${library.href}'`))}`);
