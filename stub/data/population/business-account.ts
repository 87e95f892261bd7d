import type { AccountBlueprint } from '../blueprints/blueprint.ts';
import { companyAccount, soleTraderAccount } from '../blueprints/business-account.ts';
import type { Pence } from '../money.ts';
import { monthly } from '../schedule.ts';
import { exactly, type Figures, level, perMonth } from './figures.ts';
import type { AccountFrame } from './frame.ts';
import type { Household } from './household.ts';

const hundreds = (pence: number): Pence => Math.round(pence / 100) * 100;

/** The account of a business that pays its owner `drawn` each month, into the slot `main` or elsewhere. */
export function businessAccount(
  frame: AccountFrame,
  { living, trade }: Household,
  { spent }: Figures,
  drawn: Pence,
  main?: number,
): AccountBlueprint {
  const usual = living === 'company' ? companyAccount : soleTraderAccount;
  // The dearer a household lives, the more its business turns over.
  const size = Math.max(drawn, spent);
  const { begun } = frame;
  const directDebits = [
    { ...usual.directDebits[0], pence: exactly(hundreds(size * 0.3)), varies: 0.05, begun },
    { ...usual.directDebits[1], begun },
  ];
  const standingOrders = [
    {
      key: 'drawings',
      to: main === undefined ? ({ payee: 'own-elsewhere' } as const) : { own: main },
      schedule: monthly(24),
      pence: exactly(drawn),
      reference: living === 'company' ? 'DIRECTORS PAY' : 'DRAWINGS',
      begun,
    },
    {
      key: 'premises',
      to: { payee: 'landlord' } as const,
      schedule: monthly(1),
      pence: exactly(hundreds(size * 0.2)),
      reference: 'PREMISES',
      begun,
    },
  ];
  const transfers = [
    {
      key: 'stock',
      to: { payee: 'supplier:stock' } as const,
      schedule: monthly(6),
      pence: [hundreds(size * 0.28), hundreds(size * 0.32)] as const,
      reference: 'STOCK',
    },
    {
      key: 'tax',
      to: { payee: 'tax-office' } as const,
      schedule: monthly(20),
      pence: exactly(hundreds(size * 0.15)),
      reference: living === 'company' ? 'CORPORATION TAX' : 'SELF ASSESSMENT',
      scheduled: 'Execution' as const,
    },
  ];
  const { invoices: _invoices, ...rest } = usual;
  const turnover = perMonth([...directDebits, ...standingOrders, ...transfers]);
  return {
    ...rest,
    ...frame.of('takings'),
    trade,
    closing: level(hundreds(turnover * 1.5), turnover),
    directDebits,
    standingOrders,
    transfers,
    beneficiaries: ['supplier:print'],
  };
}
