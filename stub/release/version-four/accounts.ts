import { ownBank } from '../../data/identifiers.ts';
import { legalEntityIdentifier } from './legal-entity.ts';

type Written = Readonly<Record<string, unknown>>;

/** Kinds of account that have a code of their own: a charge card, a prepaid card and electronic money are told as others. */
const types: Readonly<Record<string, string>> = {
  CurrentAccount: 'CACC',
  CreditCard: 'CARD',
  Loan: 'LOAN',
  Mortgage: 'MORT',
  Savings: 'SVGS',
  Wallet: 'WALT',
};

const online = { Frequency: 'MNTH', CommunicationMethod: 'ONLI', Format: 'DPDF' } as const;

/** Statements are made each month and shown online; savers are sent one for each year besides, businesses a file each day. */
function statementsFor({ AccountType, AccountSubType }: Written): readonly Written[] {
  if (AccountType === 'Business') return [online, { Frequency: 'DAIL', CommunicationMethod: 'FILE', Format: 'DXML' }];
  if (AccountSubType === 'Savings') return [online, { Frequency: 'YEAR', CommunicationMethod: 'POST' }];
  return [online];
}

/** The identifications of an account; those of a business name its legal entity. */
function identifications(list: unknown, isBusiness: boolean): unknown {
  if (!isBusiness || !Array.isArray(list)) return list;
  return list.map((each: Written) =>
    typeof each.Name === 'string' ? { ...each, LEI: legalEntityIdentifier(each.Name) } : each,
  );
}

/** An account of version 4. Clause: Accounts, Data Dictionary. */
export function account(record: Written): Written {
  const { AccountType, AccountSubType, Account, Servicer, ...others } = record;
  const code = AccountSubType === undefined ? undefined : (types[String(AccountSubType)] ?? 'OTHR');
  return {
    ...others,
    ...(AccountType === undefined ? {} : { AccountCategory: AccountType }),
    ...(code === undefined ? {} : { AccountTypeCode: code }),
    ...(Account === undefined ? {} : { Account: identifications(Account, AccountType === 'Business') }),
    StatementFrequencyAndFormat: statementsFor(record),
    ...(Servicer === undefined ? {} : { Servicer: { ...(Servicer as Written), Name: ownBank.name } }),
  };
}
