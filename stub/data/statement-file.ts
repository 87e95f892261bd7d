import { accountHolderName, bankAccountOf } from './accounts.ts';
import { dateTime, type MonthIndex } from './calendar.ts';
import type { Holding } from './customers.ts';
import { ownBank } from './identifiers.ts';
import type { LedgerMonth } from './ledger/month.ts';
import type { Pence } from './money.ts';
import { pdfOfLines } from './pdf.ts';
import { addressOf } from './people.ts';
import type { OBStatement2 } from './statement-record.ts';
import { transactionWriter } from './transactions.ts';

function pounds(pence: Pence): string {
  const size = Math.abs(pence);
  return `${pence < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Paper shows of a card number what anybody may see: its last four digits. */
function printedAccount(holding: Holding): string {
  const { SchemeName, Identification: number } = bankAccountOf(holding);
  if (SchemeName === 'UK.OBIE.PAN') return `Card ending ${number.slice(-4)}`;
  return `Sort code ${number.slice(0, 2)}-${number.slice(2, 4)}-${number.slice(4, 6)}  Account ${number.slice(6)}`;
}

/** The statement on paper: who, which account, each entry of the month with the balance after it. */
export function statementPdf(
  holding: Holding,
  month: MonthIndex,
  statement: OBStatement2,
  { opening, closing, entries }: LedgerMonth,
): Uint8Array {
  const { BuildingNumber, StreetName, TownName, PostCode } = addressOf(
    holding.customer,
    holding.blueprint.kind === 'business' ? 'Business' : 'Residential',
  );
  const row = (date: string, text: string, change: string, balance: string): string =>
    `${date.padEnd(12)}${text.slice(0, 50).padEnd(52)}${change.padStart(11)}${balance.padStart(12)}`;
  const write = transactionWriter(holding, month);
  let balance = opening;
  const rows = entries.map((entry) => {
    balance += entry.pence;
    const { TransactionInformation } = write(entry, balance);
    return row(dateTime(entry.at).slice(0, 10), TransactionInformation, pounds(entry.pence), pounds(balance));
  });
  const title = `${ownBank.name} statement ${statement.StatementReference}`;
  return pdfOfLines(title, [
    title,
    '',
    accountHolderName(holding),
    `${BuildingNumber} ${StreetName}`,
    `${TownName} ${PostCode}`,
    '',
    `${holding.blueprint.product}  ${printedAccount(holding)}`,
    `${statement.StartDateTime.slice(0, 10)} to ${statement.EndDateTime.slice(0, 10)}, amounts in £`,
    '',
    row('Date', 'Details', 'Amount', 'Balance'),
    row('', 'Balance brought forward', '', pounds(opening)),
    ...rows,
    row('', 'Balance carried forward', '', pounds(closing)),
  ]);
}
