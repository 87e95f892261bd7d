import { men, surnames, women } from '../british-names.ts';
import { permutation } from '../permutation.ts';

const given = [...women, ...men];

/** How many names there are: in a large population several people bear the same one. */
const names = given.length * surnames.length;

/** Bits of the number of a customer. */
const bits = 24;

/** Letters alone, as somebody types them who has no accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** What somebody is called. */
export interface FullName {
  readonly name: string;
  readonly title: 'Ms' | 'Mr';
}

/** Who is called what: the number of a customer leads to the name, and the name to the numbers, without a list of customers. */
export interface Names {
  of(number: number): FullName;
  /** The numbers up to `most` of those who bear a name, lowest first; none for what is no name of a person here. */
  bearing(name: string, most: number): readonly number[];
}

/** The names of the customers of a seed. They do not depend on how many there are. */
export function namesOf(seed: number): Names {
  const order = permutation(seed, 'names', bits);
  return {
    of(number) {
      const place = order.forwards(number) % names;
      const first = given[place % given.length] ?? '';
      const last = surnames[Math.floor(place / given.length)] ?? '';
      return { name: `${first} ${last}`, title: place % given.length < women.length ? 'Ms' : 'Mr' };
    },
    bearing(name, most) {
      const [first = '', ...rest] = name.trim().split(/\s+/);
      const firstAt = given.findIndex((one) => plain(one) === plain(first));
      if (firstAt < 0) return [];
      const lastAt = surnames.findIndex((one) => plain(one) === plain(rest.join('')));
      if (lastAt < 0) return [];
      const numbers: number[] = [];
      for (let place = lastAt * given.length + firstAt; place < 2 ** bits; place += names) {
        const number = order.backwards(place);
        if (number >= 1 && number <= most) numbers.push(number);
      }
      return numbers.sort((a, b) => a - b);
    },
  };
}
