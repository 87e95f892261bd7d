import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeFolders, importsBelow, isTest } from './support/source-imports.ts';

const imports = importsBelow(...codeFolders());

/** Every file that a folder's code reaches, in any number of steps, and the packages on the way; tests left out. */
function reach(folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...imports.keys()].filter((place) => place.startsWith(`${folder}/`) && !isTest(place));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    for (const target of imports.get(place) ?? []) {
      if (target.startsWith('package:')) reached.add(target);
      else if (/\.tsx?$/.test(target)) open.push(target);
    }
  }
  return reached;
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
