/** A login, read: whose it is, and what goes wrong for them. */
export interface Login {
  /** Of the customer, or of a private copy: `household+bob`. */
  readonly hint: string;
  /** Ids of the faults that it brings along. */
  readonly faults: readonly string[];
}

/** Reads a login: the name of a customer, and after it the faults that it brings along, each after a `!`. */
export function readLogin(text: string): Login {
  const [hint = '', ...faults] = text.split('!');
  return { hint, faults: [...new Set(faults)] };
}

/** The login as text; what `readLogin` reads. */
export function loginText(hint: string, faults: readonly string[]): string {
  return [hint, ...faults].join('!');
}

/** Says in a sentence without a full stop why a login cannot bring these faults along; undefined where it can. */
export type LoginProblem = (faults: readonly string[]) => Promise<string | undefined>;
