import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeFolders, importsBelow, isTest, readText } from './support/source-imports.ts';

const imports = importsBelow(...codeFolders());

/** Every file that a folder's code reaches, in any number of steps, and the packages on the way; tests, and what is for them, left out. */
function reach(folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const forTests = `${folder}/testing/`;
  const own = (place: string) => place.startsWith(`${folder}/`) && !isTest(place) && !place.startsWith(forTests);
  const open = [...imports.keys()].filter(own);
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

  it('keeps files/ to itself', () => {
    assert.deepEqual(strays('files', /^(files\/|package:node:)/), []);
  });

  it('keeps the judge, the report and every validator out of stub/', () => {
    const allowed =
      /^(stub\/|schemas\/|files\/|package:(node:|hono$|hono\/|@hono\/node-server|@faker-js\/faker|@peculiar\/x509$|reflect-metadata$|oidc-provider$|light-my-request$|classic-level$|@redis\/client$))/;
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
        /^(suites\/|schemas\/|files\/|reports\/contract\/|package:(node:|ajv|yaml$|jose$|openid-client$|playwright$|@playwright\/test$))/,
      ),
      [],
    );
  });

  it('keeps the other bank of the tests to itself: it may inherit nothing from the bundled one, and not learn to agree with the judge', () => {
    assert.deepEqual(strays('test/support/other-bank', /^(test\/support\/other-bank\/|package:node:)/), []);
    assert.ok(reach('test/support/other-bank').size > 10);
  });

  it('keeps reports/ to its contract', () => {
    assert.deepEqual(strays('reports', /^(reports\/|files\/|package:(node:|@playwright\/test|ctrf$|sarif$))/), []);
  });

  it('keeps the bank and the command line out of workbench/', () => {
    const allowed =
      /^(workbench\/|suites\/|files\/|reports\/|schemas\/|package:(node:|hono|@hono\/node-server|ajv|yaml$|jose$|lean-qr(\/extras\/svg)?$|openid-client$|playwright$|@playwright\/test$|ctrf$|sarif$))/;
    assert.deepEqual(strays('workbench', allowed), []);
  });

  it('lets nobody but the command line, tests and benchmarks stand on library/', () => {
    const users = [...imports].filter(([, targets]) => targets.some((target) => target.startsWith('library/')));
    const strangers = users.map(([place]) => place).filter((place) => !/^(library|bin|test|bench)\//.test(place));
    assert.deepEqual(strangers, []);
    assert.deepEqual(
      [...imports].filter(
        ([place, targets]) =>
          place.startsWith('library/') &&
          !isTest(place) &&
          targets.some((target) => /^(bin|test|bench)\//.test(target)),
      ),
      [],
    );
  });

  it('loads nothing of the inside for whoever imports the library: each function does when it is called', () => {
    const values = [...imports.keys()].filter((place) => place.startsWith('library/public/') && !isTest(place));
    assert.ok(values.length > 5);
    for (const place of values) {
      const statically = staticValues(readText(place)).filter((name) => !name.startsWith('./'));
      assert.deepEqual(statically, [], place);
    }
  });
});

/** What a source imports at its beginning, types left out. */
function staticValues(source: string): readonly string[] {
  return [...source.matchAll(/^(?:import|export)(?! type) [^;]*from '([^']+)';/gm)].map(([, name = '']) => name);
}
