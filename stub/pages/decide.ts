import type { Door, Pending } from '../access/door.ts';
import type { World } from '../data/world.ts';
import { nextAnswer } from './answers.tsx';
import { decisionPlace, firstAccount } from './consent-page.tsx';
import type { Decision } from './read-decision.ts';
import { type LoginBank, whoDecides } from './who-decides.ts';

/** Checks a decision and has the door carry it out. One that cannot be carried out gets the page again, with what is wrong. */
export async function decide(
  bank: LoginBank & { readonly world: World },
  door: Door,
  request: Request,
  pending: Pending,
  { persona, decision, accountIds }: Decision,
): Promise<Response> {
  const { world } = bank;
  const who = await whoDecides(bank, pending, persona ?? undefined);
  if (who.problem !== undefined) return nextAnswer(world, pending, who);
  const { customer, faults = [] } = who;
  if (decision === 'reject') return door.reject(request, pending, customer);
  if (customer === undefined) {
    return nextAnswer(world, pending, { problem: { message: 'Choose who you are first', at: 'people' } });
  }
  const own = customer.accountIds.filter((id) => accountIds.includes(id));
  const again = (message: string, at: string) =>
    nextAnswer(world, pending, { customer, faults, problem: { message, at } }, own);
  if (decision !== 'approve') return again('Choose “Allow access” or “Refuse”', decisionPlace);
  if (accountIds.some((id) => !own.includes(id))) {
    return again(`One of the accounts is not held by ${customer.name}: choose among these`, firstAccount);
  }
  if (own.length === 0) return again('Tick at least one account to share, or refuse', firstAccount);
  return door.approve(request, pending, { customer, accountIds: own, faults });
}
