import { OAuthError } from '../../access/oauth-error.ts';
import { AddedData } from '../../data/added/added-data.ts';
import { Population } from '../../data/population/population.ts';
import type { PopulationSize } from '../../data/population/population-size.ts';
import { opaqueId } from '../../data/random.ts';
import { createWorld, type World } from '../../data/world.ts';
import type { Identifiers } from '../../randomness/identifiers.ts';
import type { BankState } from '../../state/bank-state.ts';
import { DataControl } from './data-control.ts';
import { type CheckData, DataError, type StartData } from './data-problem.ts';
import { type Books, planData } from './plan-data.ts';

/** What it takes to make the data of a bank. */
export interface DataOptions {
  readonly seed: number;
  /** How many customers there are besides the personas; none when absent. */
  readonly population?: PopulationSize | undefined;
  readonly state: BankState;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly identifiers: Identifiers;
  readonly creditorsAreKnown: boolean;
  /** What the bank begins with, besides what it computes. */
  readonly data?: StartData | undefined;
  /** Loads what judges the shape of what is added later. */
  readonly checkData?: (() => Promise<CheckData>) | undefined;
}

const minute = 60_000;

/** What the bank was started with comes before all that is added later. */
const firstOrder = -1_000_000;

/**
 * The data of a bank, computed and added, constant within a minute; and what adds to it. Throws a DataError for what cannot be
 * begun with.
 */
export function openData(options: DataOptions): { readonly world: World; readonly data: DataControl } {
  const { seed, state, clock, identifiers, creditorsAreKnown, data, checkData } = options;
  const now = () => new Date(Math.floor(clock() / minute) * minute);
  const population = options.population === undefined ? undefined : new Population(seed, options.population);
  const added = new AddedData(seed, state);
  const common = {
    ...{ clock, creditorsAreKnown },
    ids: () => added.index.records.map(({ id }) => id),
    worldWith: (more: Parameters<AddedData['with']>[0]) => {
      const index = added.with(more);
      return createWorld({ seed, now, population, added: () => index });
    },
  };
  if (data !== undefined) {
    // Ids that follow from the place: whoever starts the bank again with the same finds them again.
    let [order, count] = [firstOrder, 0];
    const newId = () => opaqueId(seed, 'begun-with', count++);
    const { records, problems } = planData(
      data.document,
      { ...common, newId, nextOrder: () => order++, ids: () => [] },
      data.problems,
    );
    if (problems.length > 0) throw new DataError(problems);
    added.begin(records);
  }
  const books: Books = { ...common, newId: identifiers.uuid, nextOrder: () => state.next('added') };
  return {
    world: createWorld({ seed, now, population, added: () => added.index }),
    data: new DataControl(added, books, state, checkData),
  };
}

/** The data that a bank was given: nothing can be added to it. */
export function givenData(options: DataOptions): DataControl {
  const refuse = () => {
    throw new OAuthError('invalid_request', 'This bank was given its data: nothing can be added to it');
  };
  return new DataControl(
    new AddedData(options.seed, options.state),
    { ...options, worldWith: refuse, ids: () => [], newId: options.identifiers.uuid, nextOrder: () => 0 },
    options.state,
  );
}
