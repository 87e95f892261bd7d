import { men, surnames, women } from '../../data/british-names.ts';
import { otherBanks, ownBank } from '../../data/identifiers.ts';
import { stream } from '../../data/random.ts';
import { legalEntityIdentifier } from './legal-entity.ts';

type Written = Readonly<Record<string, unknown>>;

const isWritten = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/** What is known of the banks of this world by their BIC. */
const banks = new Map(
  [ownBank, ...otherBanks].map(({ bic, name }) => [bic, { Name: name, LEI: legalEntityIdentifier(name) }]),
);

/** The bank of the other side, with its name and the identifier of its legal entity where it is one that this bank knows. */
function agent(told: Written): Written {
  const known = banks.get(String(told.Identification));
  return known === undefined ? told : { ...told, ...known };
}

const firstNames = new Set([...women, ...men]);

/** A person pays and is paid under a first name; a business whose name begins with one goes on as no person's does. */
function isPerson(name: unknown): name is string {
  return (
    typeof name === 'string' && firstNames.has(name.split(' ')[0] ?? '') && !/&|\b(Ltd|Lettings|Loans)\b/.test(name)
  );
}

/**
 * An account of the other side. Some people are paid by what stands for the number of their account: the same wherever it is met.
 * Clause: account-and-transaction-api-profile, OBProxy1.
 */
function payee(told: Written): Written {
  const { Name, Identification } = told;
  if (!isPerson(Name)) return told;
  const draw = stream(0, 'proxy', String(Identification));
  if (!draw.chance(0.5)) return told;
  if (draw.chance(0.6)) {
    const number = `+44-7700900${String(draw.int(0, 999)).padStart(3, '0')}`;
    return { ...told, Proxy: { Identification: number, Code: 'MBNO', Type: 'Mobile number' } };
  }
  const box = Name.normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return { ...told, Proxy: { Identification: `${box}@mail.example`, Code: 'EMAL' } };
}

const agents = ['CreditorAgent', 'DebtorAgent'];
const accounts = ['CreditorAccount', 'DebtorAccount'];

/** A record with its other side as version 4 tells it. Which of it a caller may see is decided after. */
export function withOtherSide(record: Written): Written {
  const told: Record<string, unknown> = { ...record };
  for (const name of agents) if (isWritten(record[name])) told[name] = agent(record[name]);
  for (const name of accounts) if (isWritten(record[name])) told[name] = payee(record[name]);
  return told;
}

/** Whoever lets a house through an agent: the one for whom the agent takes the rent. */
function landlord(account: Written): Written {
  const draw = stream(0, 'landlord', String(account.Identification));
  const home = { AddressType: 'HOME', TownName: 'Ambleford', Country: 'GB' };
  return { Name: `${draw.pick([...women, ...men])} ${draw.pick(surnames)}`, PostalAddress: home };
}

/**
 * On whose behalf was paid, and for whom, where that is not the holder of the account that is told: an employer whose wages are paid
 * through a bureau, and the owner of what an agent lets. Clause: Transactions, Data Dictionary.
 */
export function ultimateParties({ BankTransactionCode, CreditorAccount, DebtorAccount }: Written): Written {
  const kind = isWritten(BankTransactionCode) ? BankTransactionCode.SubCode : undefined;
  const employer = isWritten(DebtorAccount) && kind === 'PayrollSalaryPayment' ? DebtorAccount.Name : undefined;
  const isLet = isWritten(CreditorAccount) && /\bLettings$/.test(String(CreditorAccount.Name));
  return {
    ...(typeof employer === 'string'
      ? { UltimateDebtor: { Name: employer, LEI: legalEntityIdentifier(employer) } }
      : {}),
    ...(isLet ? { UltimateCreditor: landlord(CreditorAccount) } : {}),
  };
}

/** The banks through which a payment abroad went, in their order. Clause: Transactions, IntermediaryAgent1 to 3. */
export function intermediaries({ CreditorAccount, DebtorAccount, Status, TransactionId }: Written): Written {
  const other = isWritten(CreditorAccount) ? CreditorAccount : DebtorAccount;
  if (!isWritten(other) || other.SchemeName !== 'UK.OBIE.IBAN') return {};
  const draw = stream(0, 'intermediaries', String(TransactionId));
  const ProcessingStatus = Status === 'Pending' ? 'ACSP' : 'ACSC';
  const route = draw.chance(0.5) ? otherBanks : otherBanks.slice(0, draw.int(1, 2));
  return Object.fromEntries(
    route.map(({ bic, name }, index) => [
      `IntermediaryAgent${index + 1}`,
      { Name: name, SchemeName: 'UK.OBIE.BICFI', Identification: bic, LEI: banks.get(bic)?.LEI, ProcessingStatus },
    ]),
  );
}
