import type { Faker, LocaleDefinition, Randomizer } from '@faker-js/faker';
// One locale's path: the package's root would load all seventy.
import { faker as packaged } from '@faker-js/faker/locale/en_GB';
import { britishNames } from './british-names.ts';
import type { Stream } from './random.ts';

let current: Stream | undefined;

const randomizer: Randomizer = {
  next() {
    if (current === undefined) throw new TypeError('Faker was called outside withFaker');
    return current.next();
  },
  // The stream is the seed.
  seed() {},
};

type FakerConstructor = new (options: {
  readonly locale: readonly LocaleDefinition[];
  readonly randomizer: Randomizer;
}) => Faker;

// The locale's path exports no class, and its ready-made instance owns a Mersenne twister, slow to seed per entity.
const FakerOfLocale = packaged.constructor as FakerConstructor;

const faker = new FakerOfLocale({ locale: [britishNames, packaged.rawDefinitions], randomizer });

/** Runs `make` with a Faker that draws from `stream` and from nothing else. */
export function withFaker<T>(stream: Stream, make: (faker: Faker) => T): T {
  const outer = current;
  current = stream;
  try {
    return make(faker);
  } finally {
    current = outer;
  }
}
