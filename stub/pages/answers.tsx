import type { Pending } from '../access/door.ts';
import type { World } from '../data/world.ts';
import { accountCard } from './account-card.ts';
import { ChoosePersona } from './choose-persona.tsx';
import { ConsentPage } from './consent-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { pageResponse } from './page-response.ts';
import type { WhoDecides } from './who-decides.ts';

/** The authorisation cannot be decided on any more, or never could in this browser. */
export function overAnswer(): Response {
  const message =
    'It was decided on already, took too long, or was begun in another browser. A request can be answered once only.';
  return pageResponse(<ErrorPage title="This request is over" message={message} />, 400);
}

/** A request that cannot be taken: no form of these pages sends it, or the client made a mistake. `message` is a sentence. */
export function refusedAnswer(message: string, status = 400): Response {
  return pageResponse(<ErrorPage title="This cannot be accepted" message={message} />, status);
}

/**
 * The page that comes next: the consent once it is settled who decides, and before that the choice of a customer. With a
 * problem its status is 400. All accounts are ticked unless `ticked` says which.
 */
export function nextAnswer(
  world: World,
  pending: Pending,
  { customer, faults, problem, people = world.personas }: WhoDecides,
  ticked: readonly string[] = customer?.accountIds ?? [],
): Response {
  const status = problem === undefined ? 200 : 400;
  if (customer === undefined) {
    const page = <ChoosePersona {...{ pending, people, problem }} customers={world.customers} />;
    return pageResponse(page, status, pending.client);
  }
  const accounts = customer.accountIds.map((id) => accountCard(world, id));
  const page = <ConsentPage {...{ pending, customer, accounts, ticked, problem }} faults={faults ?? []} />;
  return pageResponse(page, status, pending.client);
}
