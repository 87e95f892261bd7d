/** How large a population is made besides the personas. */
export interface PopulationSize {
  readonly customers: number;
  /** Of each customer. */
  readonly accounts: number;
  /** Of history on each account. */
  readonly years: number;
  /** Transactions a day on each account, besides those that its orders, debits and incomes bring. */
  readonly perDay: number;
}

/** The least and the most of each, and what holds where the others are told and it is not. */
export const populationLimits = {
  customers: { least: 1, most: 10_000_000, usual: 0 },
  accounts: { least: 1, most: 200, usual: 3 },
  years: { least: 1, most: 25, usual: 2 },
  perDay: { least: 1, most: 1000, usual: 3 },
} as const satisfies Readonly<Record<keyof PopulationSize, object>>;

/** The size of which only some is told; undefined for no customers at all. */
export function populationOf({ customers = 0, ...told }: Partial<PopulationSize>): PopulationSize | undefined {
  const { accounts, years, perDay } = populationLimits;
  if (customers === 0) return undefined;
  return { customers, accounts: accounts.usual, years: years.usual, perDay: perDay.usual, ...told };
}

/** Throws a TypeError for a size that no population has. */
export function checkPopulation(size: PopulationSize): void {
  for (const name of ['customers', 'accounts', 'years', 'perDay'] as const) {
    const { least, most } = populationLimits[name];
    const value = size[name];
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new TypeError(`population.${name} must be a whole number from ${least} to ${most}, got ${value}`);
    }
  }
}
