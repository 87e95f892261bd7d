import type { Pending } from '../access/door.ts';
import { type LoginProblem, loginText, readLogin } from '../access/login.ts';
import type { Customer, Persona, World } from '../data/world.ts';
import type { Problem } from './layout.tsx';

/** Who decides, as far as that is settled, and what is wrong with the choice. */
export interface WhoDecides {
  readonly customer?: Customer;
  /** Ids of the faults that the login brings along; none when absent. */
  readonly faults?: readonly string[];
  readonly problem?: Problem;
  /** Those to choose from, where it is not the personas. */
  readonly people?: readonly Persona[];
}

/** The login of whoever decides. */
export const loginOf = ({ hint }: Customer, faults: readonly string[] = []): string => loginText(hint, faults);

/** What of the bank says who may decide. */
export interface LoginBank {
  readonly world: Pick<World, 'customer' | 'called'>;
  readonly loginProblem: LoginProblem;
}

/** People of one name that a page lists. */
const mostNamesakes = 20;

const choose = (message: string): WhoDecides => ({ problem: { message, at: 'people' } });

/** Looks up who logs in. Where a consent was authorised before, that is settled, and another choice is a problem. */
export async function whoDecides(
  { world, loginProblem }: LoginBank,
  pending: Pending,
  login: string | undefined,
): Promise<WhoDecides> {
  const { hint, faults } = readLogin(login ?? '');
  const fixed = pending.customerKey === undefined ? undefined : world.customer(pending.customerKey);
  const chosen = login === undefined ? undefined : world.customer(hint);
  const problem = await loginProblem(faults);
  if (pending.customerKey !== undefined) {
    if (fixed === undefined) throw new RangeError(`no customer ${pending.customerKey}`);
    if (problem !== undefined) return { customer: fixed, problem: { message: problem } };
    if (login === undefined || chosen?.key === fixed.key) return { customer: fixed, faults };
    return { customer: fixed, problem: { message: `Only ${fixed.name}, who shared this before, can decide on it` } };
  }
  if (login === undefined) return {};
  if (chosen === undefined) {
    const { total, some } = world.called(hint, mostNamesakes);
    if (total > 1) {
      const first = some.length < total ? `, of whom these are the first ${some.length}` : '';
      return {
        ...choose(`${total} customers are called “${hint}”${first}: choose one, or log in by number`),
        people: some,
      };
    }
    if (hint === '') return choose('Choose one of the customers below, or write a login');
    return choose(`This bank has no customer called “${hint}”: choose one of those below`);
  }
  return problem === undefined ? { customer: chosen, faults } : choose(problem);
}
