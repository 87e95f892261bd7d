import { businessName } from './businesses.ts';
import { dateTime, hour, midnight } from './calendar.ts';
import type { Holding } from './customers.ts';
import { iban, ownBank, pan, sortCodeAccountNumber } from './identifiers.ts';
import { personOf } from './people.ts';
import { stream } from './random.ts';
import type { AccountSubType, CashAccount, OBAccount6 } from './records.ts';

const subTypes: Readonly<Record<Holding['blueprint']['kind'], AccountSubType>> = {
  current: 'CurrentAccount',
  savings: 'Savings',
  'credit-card': 'CreditCard',
  business: 'CurrentAccount',
};

const sortCodeScheme = 'UK.OBIE.SortCodeAccountNumber';

/** The name on the account: the business, or the person or persons who hold it. */
export function accountHolderName(holding: Holding): string {
  const { blueprint, customer } = holding;
  if (blueprint.kind === 'business') return businessName(holding);
  const name = personOf(customer, 'customer').name;
  return blueprint.holder === 'joint' ? `${name} & ${personOf(customer, 'partner').name}` : name;
}

/** The card that pays from the account: of the account itself for a credit card, a debit card otherwise. */
export function cardNumber(holding: Holding): string {
  const told = holding.blueprint.identifications?.find(({ SchemeName }) => SchemeName === 'UK.OBIE.PAN');
  if (told !== undefined) return told.Identification;
  return pan(
    holding.blueprint.kind === 'credit-card' ? 'MasterCard' : 'VISA',
    stream(holding.seed, 'card', holding.key),
  );
}

/** How the account is addressed in a payment: by card number or by sort code and account number. */
export function bankAccountOf(holding: Holding): Pick<CashAccount, 'SchemeName' | 'Identification'> {
  if (holding.blueprint.kind === 'credit-card') {
    return { SchemeName: 'UK.OBIE.PAN', Identification: cardNumber(holding) };
  }
  const told = holding.blueprint.identifications?.find(({ SchemeName }) => SchemeName === sortCodeScheme);
  if (told !== undefined) return { SchemeName: sortCodeScheme, Identification: told.Identification };
  const number = sortCodeAccountNumber(ownBank, stream(holding.seed, 'account-number', holding.key));
  return { SchemeName: sortCodeScheme, Identification: number };
}

function identifications(holding: Holding): readonly CashAccount[] {
  const Name = accountHolderName(holding);
  const told = holding.blueprint.identifications;
  if (told !== undefined) return told.map((one) => ({ Name, ...one }));
  const primary = bankAccountOf(holding);
  if (primary.SchemeName === 'UK.OBIE.PAN') return [{ ...primary, Name }];
  const roll = `SAV${String(stream(holding.seed, 'roll-number', holding.key).int(1_000_000, 9_999_999))}`;
  return [
    holding.blueprint.kind === 'savings' ? { ...primary, Name, SecondaryIdentification: roll } : { ...primary, Name },
    { SchemeName: 'UK.OBIE.IBAN', Identification: iban(ownBank, primary.Identification), Name },
  ];
}

/** The account's record, in full and with the PAN in clear. */
export function accountRecord(holding: Holding): OBAccount6 {
  const { blueprint } = holding;
  const draw = stream(holding.seed, 'account', holding.key);
  const opened = midnight(draw.int(...(blueprint.opened ?? [2009, 2016])), draw.int(1, 12), draw.int(1, 28));
  const isCurrent = blueprint.kind === 'current' || blueprint.kind === 'business';
  return {
    AccountId: holding.accountId,
    Status: 'Enabled',
    StatusUpdateDateTime: dateTime(opened + draw.int(9, 16) * hour + draw.int(0, 3599)),
    Currency: 'GBP',
    AccountType: blueprint.kind === 'business' ? 'Business' : 'Personal',
    AccountSubType: subTypes[blueprint.kind],
    Description: blueprint.product,
    ...(blueprint.nickname === undefined ? {} : { Nickname: blueprint.nickname }),
    OpeningDate: dateTime(opened),
    ...(isCurrent ? { SwitchStatus: 'UK.CASS.NotSwitched' as const } : {}),
    Account: identifications(holding),
    Servicer: { SchemeName: 'UK.OBIE.BICFI', Identification: ownBank.bic },
  };
}
