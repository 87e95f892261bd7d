/** What can be added: lists of things, each written as docs/examples/data.yaml shows and docs/examples/data.schema.json says. */
export interface AddedDocument {
  readonly customers?: readonly object[];
  /** Each with its `account`: an AccountId, or the persona and the number of the account as in `household/1`. So with all below. */
  readonly transactions?: readonly object[];
  readonly beneficiaries?: readonly object[];
  readonly standingOrders?: readonly object[];
  readonly scheduledPayments?: readonly object[];
  readonly directDebits?: readonly object[];
}

/** One thing that was added. */
export interface AddedThing {
  /** What it is removed by: the id that the interface shows, and the hint of a customer. */
  readonly id: string;
  readonly kind: string;
  /** The hint of the customer whose it is. */
  readonly persona: string;
  /** The account that it is on; absent for a customer. */
  readonly AccountId?: string;
  /** Those of a customer. */
  readonly accountIds?: readonly string[];
  /** True for what the bank was started with: it stays. */
  readonly fixed: boolean;
}

/** What is added to the data of the bank: balances, statements and lists follow. Each rejects with `BAD_DATA`. */
export interface Data {
  /** Adds all that a document holds, or nothing: then the message names every problem. */
  add(document: AddedDocument): Promise<readonly AddedThing[]>;
  /** All that was added, in the order in which it was. */
  list(): readonly AddedThing[];
  /** Takes away one thing; a customer goes with all that there is on the accounts. */
  remove(id: string): Promise<void>;
  /** Takes away all that was added since the start. */
  clear(): Promise<void>;
}
