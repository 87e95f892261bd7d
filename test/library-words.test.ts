import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLibraryWords } from '../library/library-words.ts';
import { importsBelow, isTest, readText } from './support/source-imports.ts';

/** What a program has no use for: options and commands of a command line, and routes of the control plane. */
const foreign =
  /(?<![\w-])--[a-z][a-z-]+|\baisp (?:run|stub|rules|judge|report|schemas|openapi|check|faults|token|data)\b|\/stub\//;

/** Who speaks to people at a command line or at a port alone, and what only bin/ says. */
const elsewhere = [
  /^stub\/(guide|home|reference|control\/operations|control\/control-document|state\/redis|tls)\b/,
  /\/testing\//,
  /^library\/library-words\.ts$/,
  // An address that a target of the bundled bank has, a path that is compared, and what a process starts another one with.
  /^library\/(bank\/bundled-target|declare)\.ts$/,
  /^stub\/(faces\/kept-answers|journal\/(noted-call|record-calls)|control\/operation)\.ts$/,
  /^stub\/tls\/check-pem\.ts$/,
];

/** The lines of a source that are no comment and no import. */
const said = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => /['"`]/.test(line) && !/^\s*(\/\/|import |export .* from |\} from )/.test(line))
    .filter((line) => !/\bimport\('/.test(line));

test('whatever the inside says of options, commands and routes, a program is told in its own words', () => {
  const places = [...importsBelow('stub', 'suites', 'library').keys()].filter(
    (place) => !isTest(place) && !elsewhere.some((each) => each.test(place)),
  );
  const all = places.flatMap((place) => said(readText(place)).map((line) => ({ place, line: line.trim() })));
  const left = all.filter(({ line }) => foreign.test(inLibraryWords(line.replaceAll(/\$\{[^}]*\}/g, '3.1.11'))));
  assert.deepEqual(
    left.map(({ place, line }) => `${place}: ${line}`),
    [],
  );
  assert.ok(all.filter(({ line }) => foreign.test(line)).length > 15);
});

test('a text that names nothing of a command line stays as it is', () => {
  for (const text of ['persona must be one of everyday, student', 'The store in /tmp/x -- or elsewhere -- is none']) {
    assert.equal(inLibraryWords(text), text);
  }
});
