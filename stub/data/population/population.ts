import { BoundedCache } from '../../memory/bounded-cache.ts';
import { decodeAccountId, isCopyName } from '../account-id.ts';
import { firstNamelessCustomer, personas } from '../blueprints/personas.ts';
import { type CustomerEntity, type Holding, holdingAt } from '../customers.ts';
import { homeTown } from '../people.ts';
import { digest } from '../random.ts';
import { generatedCustomer } from './generated-customer.ts';
import { type Names, namesOf } from './names.ts';
import { checkPopulation, type PopulationSize } from './population-size.ts';

/** Accounts whose plans are kept once they were made. */
const plansKept = 1000;

const numbered = /^(?:customer-)?([1-9]\d{0,7})$/;

/**
 * The customers of a bank besides its personas, `customer-1` and so on. None of them is kept: each follows from the seed and the
 * number, and an account's id tells the number.
 */
export class Population {
  readonly size: PopulationSize;
  readonly #seed: number;
  readonly #names: Names;
  readonly #known: BoundedCache<CustomerEntity>;

  /** Throws a TypeError for a size that there is not. */
  constructor(seed: number, size: PopulationSize) {
    checkPopulation(size);
    this.size = size;
    this.#seed = seed;
    this.#names = namesOf(seed);
    this.#known = new BoundedCache(Math.max(8, Math.floor(plansKept / size.accounts)));
  }

  /** By key or number, or by a name that nobody else bears; a private copy as `customer-7+bob`. */
  customer(hint: string): CustomerEntity | undefined {
    const [who = '', copy, ...more] = hint.split('+');
    const [only, another] = this.#numbers(who);
    if (only === undefined || another !== undefined || more.length > 0) return undefined;
    return this.#made(only, copy?.toLowerCase());
  }

  /** Those who bear a name, the lowest numbers first: how many there are, and at most so many of them. */
  called(name: string, most: number): { readonly total: number; readonly some: readonly CustomerEntity[] } {
    const numbers = this.#names.bearing(name, this.size.customers);
    const some = numbers.slice(0, most).map((number) => this.#made(number));
    return { total: numbers.length, some: some.filter((customer) => customer !== undefined) };
  }

  holding(accountId: string): Holding | undefined {
    const place = decodeAccountId(this.#seed, accountId);
    if (place === undefined || place.slot < 1 || place.slot > this.size.accounts) return undefined;
    const customer = this.#made(place.customer - firstNamelessCustomer + 1, place.copy);
    return customer === undefined ? undefined : holdingAt(customer, place.slot);
  }

  #numbers(who: string): readonly number[] {
    const match = numbered.exec(who);
    return match === null ? this.#names.bearing(who, this.size.customers) : [Number(match[1])];
  }

  #made(number: number, copy?: string): CustomerEntity | undefined {
    if (number < 1 || number > this.size.customers || (copy !== undefined && !isCopyName(copy))) return undefined;
    const key = copy === undefined ? `customer-${number}` : `customer-${number}+${copy}`;
    return this.#known.get(key, () => {
      const index = firstNamelessCustomer + number - 1;
      // Whoever is a copy is somebody else, by another name.
      const named = copy === undefined ? number : digest(this.#seed, ['name', key])[0] >>> 8;
      const nobody = { seed: this.#seed, key, hint: key, index, persona: personas.empty };
      const fullName = this.#names.of(named);
      const { town } = homeTown(nobody);
      const persona = generatedCustomer({ seed: this.#seed, key, index, town, fullName }, this.size);
      return { ...nobody, persona, ...(copy === undefined ? {} : { copy }) };
    });
  }
}
