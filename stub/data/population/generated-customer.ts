import type { AccountBlueprint } from '../blueprints/blueprint.ts';
import type { PersonaBlueprint } from '../blueprints/personas.ts';
import { type AccountRole, rolesOf } from './account-kinds.ts';
import { businessAccount } from './business-account.ts';
import { figuresOf } from './figures.ts';
import { frameOf } from './frame.ts';
import { householdInWords, householdOf } from './household.ts';
import type { FullName } from './names.ts';
import { billsAccount, card, mainAccount, needOfMain, savings, sharedAccount } from './personal-accounts.ts';
import type { PopulationSize } from './population-size.ts';

/** Drawn from a business whose owner banks elsewhere, in pence. */
const drawnElsewhere = 180_000;

/** What one customer of a population is made from; `key` names the random streams. */
export interface CustomerPlace {
  readonly seed: number;
  readonly key: string;
  readonly index: number;
  readonly town: string;
  readonly fullName: FullName;
}

/** A customer of the population, with the accounts of a household of its kind. */
export function generatedCustomer(
  { seed, key, index, town, fullName: { name, title } }: CustomerPlace,
  { accounts, years, perDay }: PopulationSize,
): PersonaBlueprint {
  const household = householdOf(seed, key);
  const figures = figuresOf(seed, key, perDay);
  const roles = rolesOf(household, accounts);
  const slotOf = (role: AccountRole): number | undefined => {
    const place = roles.indexOf(role);
    return place < 0 ? undefined : place + 1;
  };
  const own = { joint: slotOf('joint'), savings: slotOf('savings'), card: slotOf('card') };
  const [main, business] = [slotOf('main'), slotOf('business')];
  const made = (role: AccountRole, slot: number): AccountBlueprint => {
    const frame = frameOf(slot, years, perDay);
    const need = () => needOfMain(frame, household, figures, own);
    switch (role) {
      case 'main':
        return mainAccount(frame, household, figures, own, business === undefined ? need() : 0);
      case 'business':
        return businessAccount(frame, household, figures, main === undefined ? drawnElsewhere : need(), main);
      case 'joint':
        return sharedAccount(frame, household, figures);
      case 'savings':
        return savings(frame, figures, main);
      case 'pot':
        return { ...savings(frame, figures), nickname: `Pot ${slot}` };
      case 'card':
        return card(frame, figures, main !== undefined);
      case 'second-card':
        return card(frame, figures, false);
      case 'bills':
        return { ...billsAccount(frame, figures), nickname: `Bills ${slot}` };
    }
  };
  return {
    description: householdInWords(household, town),
    index,
    person: { name, legalName: `${title} ${name}` },
    accounts: roles.map((role, i) => made(role, i + 1)),
  };
}
