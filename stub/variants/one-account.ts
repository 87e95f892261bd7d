import { type Expectation, type Variant, variant } from './variant.ts';

/** What cannot be seen of a customer whose single account has something of everything. */
export const onOneAccount: Expectation = {
  rules: [
    'AISP-HTTP-016',
    'AISP-CON-052',
    'AISP-STA-013',
    'AISP-BEN-013',
    'AISP-DIR-007',
    'AISP-STO-015',
    'AISP-SCP-008',
  ],
  why: 'There is one account, and everything on it',
};

/** A bank whose usual customer is another one, with a single account; `unseen` says of what less can be seen. */
export function customerWithOneAccount(
  literal: Pick<Variant, 'id' | 'title'> & { readonly persona: string; readonly unseen?: Expectation },
): Variant {
  return variant({
    clause: 'Account and Transaction API: what a customer holds is not a matter of conformance',
    unseen: onOneAccount,
    ...literal,
  });
}
