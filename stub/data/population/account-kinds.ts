import type { Household } from './household.ts';

/** What an account of the population is for. */
export type AccountRole = 'main' | 'joint' | 'savings' | 'card' | 'business' | 'bills' | 'pot' | 'second-card';

/** Accounts that somebody has besides the first few, in turns. */
const further: readonly AccountRole[] = ['pot', 'bills', 'second-card'];

/** The accounts of a household, at most so many; the first is in slot 1, and so on. */
export function rolesOf({ living, withPartner }: Household, accounts: number): readonly AccountRole[] {
  const first: readonly AccountRole[] = [
    ...(living === 'sole-trader' ? (['business'] as const) : []),
    'main',
    ...(withPartner ? (['joint'] as const) : []),
    ...(living === 'company' ? (['business'] as const) : []),
    'savings',
    'card',
  ];
  return Array.from({ length: accounts }, (_, i) => first[i] ?? further[(i - first.length) % further.length] ?? 'pot');
}
