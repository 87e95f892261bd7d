import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statements } from '../schemas/statements/statements.ts';
import { explanationProblems, journalledRun, judgedHar, refusalsOf } from './support/journalled-run.ts';
import { importsBelow, isTest, readText } from './support/source-imports.ts';

/** Those that are refused at one guard of the interface after the other. */
const scenarios = [
  ...([
    'consents',
    'consent-refusals',
    'missing-permissions',
    'accounts-outside-consent',
    'tokens',
    'routing',
  ] as const),
  ...(['headers', 'media-types', 'filters', 'paging', 'trouble', 'other-scope', 'consent-deletion'] as const),
];
const guards = [
  ...(['routing', 'token', 'grant', 'media type', 'headers', 'body'] as const),
  ...(['consent', 'permission', 'account', 'query', 'page', 'bank'] as const),
];

describe('the journal of a run', () => {
  let made: ReturnType<typeof journalledRun> | undefined;
  const run = () => {
    made ??= journalledRun(scenarios);
    return made;
  };

  it('explains every call that was refused, at whichever guard', async () => {
    const { entries } = await run();
    assert.deepEqual(explanationProblems(entries), []);
    const met = new Set<string>(refusalsOf(entries).map(({ guard }) => guard));
    assert.deepEqual(
      guards.filter((guard) => !met.has(guard)),
      [],
    );
  });

  it('is an archive that is judged, and no rule fails or warns', async () => {
    const { journal } = await run();
    const verdicts = await judgedHar(await journal.har({ limit: 30 }));
    const bad = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'error' || outcome === 'warn');
    assert.deepEqual(
      bad.map(({ id, findings, reason }) => [id, findings, reason]),
      [],
    );
    assert.ok(verdicts.filter(({ outcome }) => outcome === 'pass').length > 30);
  });

  it('shows no token, secret or name of a customer', async () => {
    const { journal, entries, tokens } = await run();
    const [full, har] = [
      await Promise.all(entries.slice(0, 30).map(({ id }) => journal.entry(id))),
      await journal.har({ limit: 30 }),
    ];
    const shown = JSON.stringify([entries, har, full]);
    assert.ok(tokens.size > 5);
    for (const token of tokens) if (token.length > 12) assert.ok(!shown.includes(token), token);
    for (const personal of ['harbour-aisp-secret', 'Mr ', 'Mrs ']) assert.ok(!shown.includes(personal), personal);
  });
});

describe('explanations', () => {
  const stub = [...importsBelow('stub').keys()].filter(
    (place) => !isTest(place) && !/^stub\/(faults|variants|testing)\//.test(place),
  );

  it('cite statements that there are, and that say something somewhere', () => {
    const cited = new Set(stub.flatMap((place) => readText(place).match(/\bAISP-[A-Z][A-Z0-9]*-\d{3}\b/g) ?? []));
    assert.ok(cited.size > 40);
    const known = new Map(Object.entries(statements));
    for (const id of cited) assert.ok(known.get(id)?.title !== undefined && known.get(id)?.clause !== undefined, id);
  });

  it('are there for every refusal of the authorisation side: only the control plane goes without', () => {
    // The page for developers, what goes wrong by a header, and what the control plane says of a store that is away are ways of controlling the bank, too.
    const bare = stub.filter(
      (place) =>
        !/^stub\/(control|home)\/|^stub\/faces\/(many-faced|kept-answers)\.ts$/.test(place) &&
        readText(place).includes('new OAuthError('),
    );
    assert.deepEqual(bare, []);
  });
});
