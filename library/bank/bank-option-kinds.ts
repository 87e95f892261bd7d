import { kinds, type OptionKinds, wholeNumber } from '../check-options.ts';
import type { BankOptions, StartOptions } from '../public/bank-options.ts';

/** What each option of a bank must be. Bounds are kept by whoever uses it. */
export const bankOptionKinds: OptionKinds<BankOptions> = {
  profile: kinds.textOrObject,
  release: kinds.textOrTexts,
  seed: { what: 'a whole number', is: Number.isSafeInteger },
  customers: kinds.number,
  accountsPerCustomer: kinds.number,
  yearsOfHistory: kinds.number,
  transactionsPerDay: kinds.number,
  date: kinds.moment,
  faults: kinds.texts,
  variants: kinds.texts,
  quirks: kinds.texts,
  asFound: kinds.texts,
  pageSize: kinds.number,
  tokenSeconds: kinds.number,
  baseUrl: kinds.text,
  data: kinds.textOrObject,
  store: kinds.text,
  maxEntries: kinds.number,
  clients: kinds.objects,
  onError: kinds.callback,
};

/** The same of a bank that listens. */
export const startOptionKinds: OptionKinds<StartOptions> = {
  ...bankOptionKinds,
  port: wholeNumber(0, 65_535),
  host: kinds.text,
  tls: kinds.flag,
};
