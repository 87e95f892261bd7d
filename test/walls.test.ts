import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';

const root = resolve(import.meta.dirname, '..', '..');
const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*'([^']+)'/g;

/** Every file that a folder's code reaches, in any number of steps, and the packages on the way; tests left out. */
function reach(folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = sources(join(root, folder));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const place = relative(root, file);
    if (reached.has(place)) continue;
    reached.add(place);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(specifier)) {
      if (!name.startsWith('.')) reached.add(`package:${name}`);
      else if (name.endsWith('.ts') || name.endsWith('.tsx')) open.push(resolve(dirname(file), name));
    }
  }
  return reached;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function strays(folder: string, allowed: RegExp): readonly string[] {
  return [...reach(folder)].filter((place) => !allowed.test(place)).sort();
}

describe('the walls, in any number of steps', () => {
  it('keeps schemas/ to itself', () => {
    assert.deepEqual(strays('schemas', /^(schemas\/|package:node:)/), []);
  });

  it('keeps the judge, the report and every validator out of stub/', () => {
    const allowed =
      /^(stub\/|schemas\/|package:(node:|hono$|hono\/|@hono\/node-server|@faker-js\/faker|@peculiar\/x509$|reflect-metadata$|oidc-provider$|light-my-request$))/;
    assert.deepEqual(strays('stub', allowed), []);
    assert.deepEqual(
      [...reach('stub')].filter((place) => /^schemas\/(messages|definitions|resolve)/.test(place)),
      [],
    );
  });

  it('keeps the bank out of suites/', () => {
    assert.deepEqual(
      strays(
        'suites',
        /^(suites\/|schemas\/|reports\/contract\/|package:(node:|ajv|yaml$|jose$|openid-client$|playwright$|@playwright\/test$))/,
      ),
      [],
    );
  });

  it('keeps reports/ to its contract', () => {
    assert.deepEqual(strays('reports', /^(reports\/|package:(node:|@playwright\/test|ctrf$|sarif$))/), []);
  });
});
