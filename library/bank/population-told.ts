import { type PopulationSize, populationLimits, populationOf } from '../../stub/data/population/population-size.ts';
import type { BankOptions } from '../public/bank-options.ts';

const names = {
  customers: 'customers',
  accounts: 'accountsPerCustomer',
  years: 'yearsOfHistory',
  perDay: 'transactionsPerDay',
} as const satisfies Readonly<Record<keyof PopulationSize, keyof BankOptions>>;

/** The customers of a bank besides its personas; undefined where there are none. Throws a TypeError that names the option. */
export function populationTold(options: BankOptions): PopulationSize | undefined {
  const told: Partial<Record<keyof PopulationSize, number>> = {};
  for (const part of ['customers', 'accounts', 'years', 'perDay'] as const) {
    const value = options[names[part]];
    if (value === undefined || (part === 'customers' && value === 0)) continue;
    const { least, most } = populationLimits[part];
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new TypeError(`${names[part]} must be a whole number from ${least} to ${most}, got ${value}`);
    }
    if (part !== 'customers' && told.customers === undefined) {
      throw new TypeError(`${names[part]} tells of customers: give customers, too`);
    }
    told[part] = value;
  }
  return populationOf(told);
}
