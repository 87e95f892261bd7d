import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOf, noteConsentAsked, watched } from './consent-asked.ts';

test('tells of work whether it asked, and of none that came before', () => {
  noteConsentAsked();
  assert.deepEqual(
    watched(() => 'quiet'),
    { answer: 'quiet', asked: false },
  );
  assert.equal(watched(noteConsentAsked).asked, true);
});

test('tells of work whether a part of it asked that is watched itself, before or after another', () => {
  const parts = (first: () => void, second: () => void) => watched(() => [watched(first).asked, watched(second).asked]);
  const quiet = () => {};
  assert.deepEqual(parts(noteConsentAsked, quiet), { answer: [true, false], asked: true });
  assert.deepEqual(parts(quiet, noteConsentAsked), { answer: [false, true], asked: true });
  assert.deepEqual(parts(quiet, quiet), { answer: [false, false], asked: false });
});

test('has an answer that was found before depend on what was asked then', () => {
  const known = watched(() => {
    noteConsentAsked();
    return 7;
  });
  assert.deepEqual(
    watched(() => answerOf(known)),
    { answer: 7, asked: true },
  );
  assert.equal(watched(() => answerOf({ answer: 7, asked: false })).asked, false);
});

test('tells it of work that breaks to whoever watches more', () => {
  const breaks = () => {
    noteConsentAsked();
    throw new Error('broke');
  };
  const around = watched(() => assert.throws(() => watched(breaks), /broke/));
  assert.equal(around.asked, true);
});
