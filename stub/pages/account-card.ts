import type { OBAccount6, OBBalance } from '../data/records.ts';
import type { World } from '../data/world.ts';

/** An account as a PSU knows it from the bank's app. */
export interface AccountCard {
  readonly accountId: string;
  /** What the customer calls it; the product's name where it has no nickname. */
  readonly name: string;
  readonly kind: string;
  /** Its number, all but the last four digits left out. */
  readonly number: string;
  readonly balance: string;
}

const kinds: Readonly<Record<OBAccount6['AccountSubType'], string>> = {
  CurrentAccount: 'Current account',
  Savings: 'Savings account',
  CreditCard: 'Credit card',
};

function kindOf({ AccountSubType: kind, AccountType: type }: OBAccount6): string {
  return type === 'Business' ? `Business ${kinds[kind].toLowerCase()}` : kinds[kind];
}

function numberOf({ Account }: OBAccount6): string {
  const number = Account.find(({ SchemeName }) => SchemeName !== 'UK.OBIE.IBAN') ?? Account[0];
  if (number === undefined) return 'No account number';
  const what = number.SchemeName === 'UK.OBIE.PAN' ? 'Card number' : 'Account number';
  return `${what} ending ${number.Identification.slice(-4)}`;
}

/** Money as it is written in Britain, from the decimal text of the interface: no arithmetic is done on it. */
function money({ Amount, Currency }: OBBalance['Amount']): string {
  const [whole = '0', pence] = Amount.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${Currency === 'GBP' ? '£' : `${Currency} `}${grouped}${pence === undefined ? '' : `.${pence}`}`;
}

/** The balance that customers see, which is the one of type `Expected`. */
function balanceWords(balances: readonly OBBalance[], isCard: boolean): string {
  const found = balances.find(({ Type }) => Type === 'Expected');
  if (found === undefined) return 'Balance not known';
  const said = `Balance ${money(found.Amount)}`;
  if (/^[0.]*$/.test(found.Amount.Amount)) return said;
  if (found.CreditDebitIndicator === 'Credit') return `${said} in credit`;
  return `${said} ${isCard ? 'owed' : 'overdrawn'}`;
}

/** What is shown of an account. Throws a RangeError for an id that names none. */
export function accountCard(world: Pick<World, 'account' | 'balances'>, accountId: string): AccountCard {
  const account = world.account(accountId);
  if (account === undefined) throw new RangeError(`no account ${accountId}`);
  return {
    accountId,
    name: account.Nickname ?? account.Description,
    kind: kindOf(account),
    number: numberOf(account),
    balance: balanceWords(world.balances(accountId), account.AccountSubType === 'CreditCard'),
  };
}
