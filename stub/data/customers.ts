import { decodeAccountId, encodeAccountId, isCopyName } from './account-id.ts';
import type { AccountBlueprint } from './blueprints/blueprint.ts';
import {
  crowd,
  firstNamelessCustomer,
  type PersonaBlueprint,
  type PersonaHint,
  personaHints,
  personas,
} from './blueprints/personas.ts';

/** A customer of one world. `key` names all that belongs to the customer. */
export interface CustomerEntity {
  readonly seed: number;
  readonly key: string;
  readonly hint: string;
  readonly persona: PersonaBlueprint;
  readonly index: number;
  /** What this private copy of a customer is called by; absent for the customer proper. */
  readonly copy?: string;
}

/** One account of one customer of one world: what every generator starts from. */
export interface Holding {
  readonly seed: number;
  readonly customer: CustomerEntity;
  readonly blueprint: AccountBlueprint;
  /** `customer/slot`: names the account's random streams. */
  readonly key: string;
  readonly accountId: string;
}

const isHint = (text: string): text is PersonaHint => Object.hasOwn(personas, text);

const nameless = /^customer-([1-9]\d{3,7})$/;

function customerAt(seed: number, index: number): CustomerEntity | undefined {
  if (index >= firstNamelessCustomer) {
    const like = crowd[index % crowd.length];
    if (like === undefined || index >>> 24 !== 0) return undefined;
    const key = `customer-${index}`;
    return { seed, key, hint: key, persona: personas[like], index };
  }
  const hint = personaHints.find((candidate) => personas[candidate].index === index);
  return hint === undefined ? undefined : { seed, key: hint, hint, persona: personas[hint], index };
}

/**
 * A private copy of a customer: somebody else with the same kinds of accounts and of records. Nobody needs to know which copies
 * there are: all that belongs to one follows from its name.
 */
function copyOf(customer: CustomerEntity, copy: string): CustomerEntity {
  const key = `${customer.key}+${copy}`;
  return { ...customer, key, hint: key, copy };
}

function customerProper(seed: number, key: string): CustomerEntity | undefined {
  if (isHint(key)) return customerAt(seed, personas[key].index);
  const match = nameless.exec(key);
  return match === null ? undefined : customerAt(seed, Number(match[1]));
}

/**
 * A persona by hint, or a nameless customer as `customer-<index>`, from 1000 on; and of each of them as many copies as one likes,
 * as `household+bob`. Capitals in the name of a copy are small letters.
 */
export function findCustomer(seed: number, key: string): CustomerEntity | undefined {
  const plus = key.indexOf('+');
  if (plus === -1) return customerProper(seed, key);
  const copy = key.slice(plus + 1).toLowerCase();
  const customer = customerProper(seed, key.slice(0, plus));
  return customer === undefined || !isCopyName(copy) ? undefined : copyOf(customer, copy);
}

/** The customer's account in a slot. Throws a `RangeError` when there is none: blueprints name only slots that exist. */
export function holdingAt(customer: CustomerEntity, slot: number): Holding {
  const blueprint = customer.persona.accounts.find((candidate) => candidate.slot === slot);
  if (blueprint === undefined) throw new RangeError(`${customer.key} has no account in slot ${slot}`);
  return {
    seed: customer.seed,
    customer,
    blueprint,
    key: `${customer.key}/${slot}`,
    accountId:
      blueprint.accountId ??
      encodeAccountId(customer.seed, {
        customer: customer.index,
        slot,
        ...(customer.copy === undefined ? {} : { copy: customer.copy }),
      }),
  };
}

/** All accounts of a customer, in the order of the blueprint. */
export function holdingsOf(customer: CustomerEntity): readonly Holding[] {
  return customer.persona.accounts.map(({ slot }) => holdingAt(customer, slot));
}

/** The account that an id names; `undefined` for an id that this world never gave out. */
export function findHolding(seed: number, accountId: string): Holding | undefined {
  const place = decodeAccountId(seed, accountId);
  const proper = place === undefined ? undefined : customerAt(seed, place.customer);
  if (place === undefined || proper === undefined) return undefined;
  const customer = place.copy === undefined ? proper : copyOf(proper, place.copy);
  return customer.persona.accounts.some(({ slot }) => slot === place.slot)
    ? holdingAt(customer, place.slot)
    : undefined;
}
