import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SharedState } from '../state/shared/shared-state.ts';
import { StoreError } from '../state/store.ts';
import type { TableShape } from '../state/table.ts';

interface Loan {
  readonly book: string;
  readonly clientId: string;
  readonly copies: number;
  readonly due?: number;
}

const hour = 3_600_000;
const shape: TableShape<Loan> = {
  groupOf: ({ book }) => book,
  ownerOf: ({ clientId }) => ({ clientId }),
  endsAt: ({ due }) => due,
};
const loan = (more: Partial<Loan> = {}): Loan => ({ book: 'a', clientId: 'x', copies: 1, ...more });

/** Makes an empty place; what that returns opens one more state that shares it. Whoever makes it closes them. */
export type NewSharedPlace = () => Promise<() => Promise<SharedState>>;

async function replicas(newPlace: NewSharedPlace) {
  const openState = await newPlace();
  const open = async () => {
    const state = await openState();
    return { state, loans: state.table('loans', shape) };
  };
  return { one: await open(), two: await open(), open };
}

type Replica = Awaited<ReturnType<typeof replicas>>['one'];
type Act = (replica: Replica) => void;

/** A point at which a transaction waits until it is let go on. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

const seen = ({ state, loans }: Replica) => state.transact(() => [...loans.entries()].map(([key]) => key).sort());

/** Runs `slow` on one replica, and `quick` on the other while the first has read and not yet changed; tells how often `slow` ran. */
async function overtaken(newPlace: NewSharedPlace, setUp: Act, slow: Act, quick: Act) {
  const { one, two } = await replicas(newPlace);
  await one.state.transact(() => setUp(one));
  const read = gate();
  const { open, passed } = gate();
  let ran = 0;
  const first = one.state.transact(async () => {
    ran += 1;
    slow(one);
    read.open();
    await passed;
    one.loans.set('done', loan({ book: 'z', clientId: 'z' }));
  });
  await read.passed;
  await two.state.transact(() => quick(two));
  open();
  await first;
  return ran;
}

/**
 * What every state promises that many processes share, beyond what all states do: each request finds what any of them acknowledged, and
 * of what they change each change is kept as a whole, as if one came after the other. `runs` is how often that is tried by chance.
 */
export function sharedContract(kind: string, newPlace: NewSharedPlace, { runs = 60 } = {}): void {
  test(`${kind}: what one did the other sees at once, of entries, groups and sequences`, async () => {
    const { one, two } = await replicas(newPlace);
    await one.state.transact(() => {
      one.loans.set('1', loan());
      assert.deepEqual(one.loans.get('1'), loan());
      assert.equal(one.state.next('loans'), 1);
    });
    await two.state.transact(() => {
      assert.deepEqual([two.loans.get('1'), two.loans.of('a').length, two.loans.isEmpty], [loan(), 1, false]);
      assert.equal(two.state.next('loans'), 2);
      two.loans.set('1', loan({ book: 'b' }));
      assert.deepEqual([two.loans.of('a').length, two.loans.of('b').length], [0, 1]);
      two.loans.delete('1');
      assert.deepEqual([two.loans.get('1'), two.loans.isEmpty], [undefined, true]);
    });
    assert.deepEqual(await seen(one), []);
  });

  test(`${kind}: nobody sees what is not kept, and what throws is not`, async () => {
    const { one, two } = await replicas(newPlace);
    const { open, passed } = gate();
    const begun = gate();
    const writing = one.state.transact(async () => {
      one.loans.set('1', loan());
      begun.open();
      await passed;
    });
    await begun.passed;
    assert.deepEqual([await seen(one), await seen(two)], [[], []]);
    open();
    await writing;
    assert.deepEqual([await seen(one), await seen(two)], [['1'], ['1']]);
    const failing = two.state.transact(() => {
      two.loans.delete('1');
      throw new RangeError('no');
    });
    await assert.rejects(failing, RangeError);
    assert.deepEqual(await seen(two), ['1']);
  });

  test(`${kind}: whoever read what another changed meanwhile is run again, and nobody else`, async () => {
    const some = ({ loans }: Replica) => {
      loans.set('1', loan());
      loans.set('2', loan({ book: 'b', clientId: 'y' }));
    };
    const add = ({ loans }: Replica) => loans.set('3', loan());
    const cases: readonly (readonly [string, Act, Act, number])[] = [
      ['the entry', ({ loans }) => loans.get('1'), ({ loans }) => loans.set('1', loan({ copies: 2 })), 2],
      ['that it is gone', ({ loans }) => loans.get('1'), ({ loans }) => loans.delete('1'), 2],
      ['that it is not there', ({ loans }) => loans.get('3'), add, 2],
      ['another entry', ({ loans }) => loans.get('2'), ({ loans }) => loans.delete('1'), 1],
      ['a group that gained one', ({ loans }) => loans.of('a'), add, 2],
      ['a group that lost one', ({ loans }) => loans.of('a'), ({ loans }) => loans.set('1', loan({ book: 'c' })), 2],
      ['another group', ({ loans }) => loans.of('b'), add, 1],
      ['all', ({ loans }) => loans.entries(), add, 2],
      ['whether there is any', ({ loans }) => loans.isEmpty, add, 2],
      ['an owner who gained one', ({ loans }) => loans.clear({ clientId: 'x' }), add, 2],
      ['another owner', ({ loans }) => loans.clear({ clientId: 'y' }), add, 1],
      ['anything, and all went', ({ loans }) => loans.get('2'), ({ state }) => state.clear(), 2],
      ['a sequence', ({ state }) => state.next('loans'), ({ state }) => state.next('loans'), 1],
    ];
    for (const [what, slow, quick, times] of cases)
      assert.equal(await overtaken(newPlace, some, slow, quick), times, what);
  });

  test(`${kind}: numbers of a sequence grow, whoever counts`, async () => {
    const { one, two } = await replicas(newPlace);
    const { open, passed } = gate();
    const begun = gate();
    const slow = one.state.transact(async () => {
      const number = one.state.next('grants');
      begun.open();
      await passed;
      return number;
    });
    await begun.passed;
    for (const number of [1, 2, 3]) assert.equal(await two.state.transact(() => two.state.next('grants')), number);
    open();
    assert.equal(await slow, 1);
    for (const replica of [one, two])
      assert.ok((await replica.state.transact(() => replica.state.next('grants'))) >= 4);
  });

  test(`${kind}: a reset clears for all, a restored snapshot is there for all, also in tables that nobody has asked for`, async () => {
    const { one, two, open } = await replicas(newPlace);
    await one.state.transact(() => {
      one.loans.set('1', loan());
      one.state.table<number>('other', {}).set('n', 1);
    });
    const taken = await two.state.transact(() => two.state.entries());
    assert.equal(taken.length, 2);
    await two.state.transact(() => two.state.clear());
    assert.deepEqual([await seen(one), (await one.state.transact(() => one.state.entries())).length], [[], 0]);
    await one.state.transact(() => one.state.replace(taken));
    assert.deepEqual(await seen(two), ['1']);
    assert.equal(two.state.table<number>('other', {}).get('n'), 1);
    const { state } = await open();
    assert.equal(state.entries().length, 2);
  });

  test(`${kind}: an entry of a table that renews is a change of the generation at all, and of nobody before it is kept`, async () => {
    const { one, two } = await replicas(newPlace);
    const renewing = { renews: true };
    const [at, there] = [one, two].map(({ state }) => state.table<number>('added', renewing));
    const before = [one.state.generation, two.state.generation];
    await one.state.transact(async () => {
      at?.set('1', 1);
      assert.notEqual(one.state.generation, before[0]);
      await one.state.transact(() => {});
    });
    assert.equal(await two.state.transact(() => there?.get('1')), 1);
    assert.notEqual(one.state.generation, before[0]);
    assert.notEqual(two.state.generation, before[1]);
  });

  test(`${kind}: whom others are always quicker than is told to call again`, async () => {
    const { one, two } = await replicas(newPlace);
    let ran = 0;
    const beaten = one.state.transact(async () => {
      ran += 1;
      one.loans.set('1', loan({ copies: ran }));
      await two.state.transact(() => two.loans.set('1', loan({ copies: -ran })));
    });
    await assert.rejects(beaten, (error) => error instanceof StoreError && error.code === 'STORE_BUSY');
    assert.equal(ran, 8);
  });

  test(`${kind}: what has ended goes for all, by time`, async () => {
    const { one, two } = await replicas(newPlace);
    const clock = { now: 0 };
    for (const { state } of [one, two]) state.goBy({ bank: () => clock.now, machine: () => clock.now });
    await one.state.transact(() => one.loans.set('old', loan({ due: hour })));
    clock.now = 9 * hour;
    await two.state.transact(() => two.loans.set('new', loan({ due: 20 * hour })));
    for (let turn = 0; turn < 1_000 && (await seen(two)).includes('old'); turn++) await new Promise(setImmediate);
    assert.deepEqual([await seen(one), await seen(two)], [['new'], ['new']]);
  });

  test(`${kind}: concurrent transactions come to what they would one after the other`, async () => {
    // Each moves copies from one loan to another where there are any, in steps with pauses between.
    const move = fc.record({
      replica: fc.nat(1),
      from: fc.nat(2),
      to: fc.nat(2),
      pauses: fc.array(fc.nat(3), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 8 }), async (moves) => {
        const { one, two } = await replicas(newPlace);
        await one.state.transact(() => {
          for (const key of ['0', '1', '2']) one.loans.set(key, loan({ copies: 1 }));
        });
        const made = await Promise.allSettled(
          moves.map(({ replica, from, to, pauses }, index) => {
            const { state, loans } = replica === 0 ? one : two;
            return state.transact(async () => {
              const source = loans.get(`${from}`);
              for (const length of pauses) for (let turn = 0; turn < length; turn++) await new Promise(setImmediate);
              if (source === undefined || source.copies === 0) return 'none';
              loans.set(`${from}`, { ...source, copies: source.copies - 1 });
              const target = loans.get(`${to}`) ?? loan({ copies: 0 });
              loans.set(`${to}`, { ...target, copies: target.copies + 1 });
              loans.set(`moved ${index}`, loan({ book: 'moves', copies: loans.of('moves').length }));
              return 'moved';
            });
          }),
        );
        const kept = made.flatMap((each, index) =>
          each.status === 'fulfilled' && each.value === 'moved' ? [index] : [],
        );
        const [first, second] = await Promise.all([one, two].map(({ state }) => state.transact(() => state.entries())));
        const sorted = (entries = first) =>
          JSON.stringify([...(entries ?? [])].map((each) => JSON.stringify(each)).sort());
        assert.equal(sorted(first), sorted(second));
        // The places that moves took are those of one order, each taken once.
        const places = kept.map((index) => one.loans.get(`moved ${index}`)?.copies ?? -1).sort((a, b) => a - b);
        assert.deepEqual(places, [...places.keys()]);
        const copies = [0, 1, 2].map((key) => one.loans.get(`${key}`)?.copies ?? 0);
        assert.equal(
          copies.reduce((sum, each) => sum + each, 0),
          3,
        );
        // One after the other, in the order of their places, they come to the same.
        const again = [1, 1, 1];
        const inOrder = kept.toSorted(
          (a, b) => (one.loans.get(`moved ${a}`)?.copies ?? 0) - (one.loans.get(`moved ${b}`)?.copies ?? 0),
        );
        for (const index of inOrder) {
          const { from = 0, to = 0 } = moves[index] ?? {};
          assert.ok((again[from] ?? 0) > 0);
          again[from] = (again[from] ?? 0) - 1;
          again[to] = (again[to] ?? 0) + 1;
        }
        assert.deepEqual(copies, again);
      }),
      { numRuns: runs, seed: 15 },
    );
  });
}
