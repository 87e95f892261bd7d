import type { Books } from './books.ts';
import { dateTime, day, hour, type MonthIndex, monthStart, monthText } from './calendar.ts';
import type { Holding } from './customers.ts';
import { amount, indicator, type Pence } from './money.ts';
import { opaqueId } from './random.ts';
import type { OBStatement2, StatementAmount, StatementInterest, StatementMark } from './statement-record.ts';
import { statementReference } from './transactions.ts';

const statementAmount = (type: string, pence: Pence): StatementAmount => ({
  Type: `UK.OBIE.${type}`,
  CreditDebitIndicator: indicator(pence),
  Amount: amount(pence),
});

function interestOf({ blueprint }: Holding, pence: Pence): StatementInterest {
  const { closing, annualRate = closing.shape === 'savings' ? closing.annualRate : undefined } = blueprint;
  const rate = annualRate === undefined ? {} : { Rate: Math.round(annualRate * 10_000) / 100 };
  return {
    ...statementAmount('Total', pence),
    Description: 'Gross interest of the month',
    ...rate,
    RateType: 'UK.OBIE.Gross',
    Frequency: 'UK.OBIE.Monthly',
  };
}

function cardMembers(spent: Pence): Partial<OBStatement2> {
  const points = Math.floor(spent / 100);
  return {
    StatementBenefit: [{ Type: 'UK.OBIE.Cashback', Amount: amount(Math.floor(spent / 200)) }],
    StatementRate: [{ Rate: '24.9', Type: 'UK.OBIE.AnnualPurchase' }],
    StatementValue: [{ Value: String(points), Type: 'UK.OBIE.RetailShoppingPoints' }],
  };
}

/** When the statement of a month is made: in the first night after it. */
const createdAt = (month: MonthIndex): number => monthStart(month + 1) + 3 * hour;

const idOf = (holding: Holding, month: MonthIndex): string =>
  opaqueId(holding.seed, 'statement', holding.key, monthText(month));

/** The first and the last second of a month. */
const periodOf = (month: MonthIndex) => ({
  StartDateTime: dateTime(monthStart(month)),
  EndDateTime: dateTime(monthStart(month + 1) - 1),
});

function record(holding: Holding, history: Books, month: MonthIndex): OBStatement2 {
  const { opening, closing, credits, debits, interest } = history.totals(holding, month);
  const isCard = holding.blueprint.kind === 'credit-card';
  const limit = holding.blueprint.creditLine?.pence ?? 0;
  const next = monthStart(month + 1);
  return {
    AccountId: holding.accountId,
    StatementId: idOf(holding, month),
    StatementReference: statementReference(holding, month),
    Type: 'RegularPeriodic',
    ...periodOf(month),
    CreationDateTime: dateTime(createdAt(month)),
    StatementDescription: [`Statement for ${monthText(month)}`],
    ...(interest === 0
      ? {}
      : {
          StatementInterest: [interestOf(holding, interest)],
        }),
    StatementAmount: [
      statementAmount('PreviousClosingBalance', opening),
      statementAmount('TotalCredits', credits),
      statementAmount('TotalDebits', debits),
      statementAmount('ClosingBalance', closing),
      ...(isCard
        ? [
            statementAmount('CreditLimit', limit),
            statementAmount('MinimumPaymentDue', Math.min(0, Math.ceil(closing / 20))),
          ]
        : []),
    ],
    StatementDateTime: [
      { DateTime: dateTime(next + 3 * hour), Type: 'UK.OBIE.StatementAvailable' },
      { DateTime: dateTime(createdAt(month + 1)), Type: 'UK.OBIE.NextStatement' },
      ...(isCard ? [{ DateTime: dateTime(next + 24 * day), Type: 'UK.OBIE.PaymentDue' }] : []),
    ],
    ...(isCard ? cardMembers(-debits) : {}),
    // All pots of an account in its own currency: there is one. The member has no sign, so a debt is not told by it.
    ...(closing < 0 ? {} : { TotalValue: amount(closing) }),
  };
}

function statementMonths(holding: Holding, history: Books, now: number): readonly MonthIndex[] {
  // An account without entries has nothing to state: of one whose entries were all added, the months since the first of them.
  const begun = (month: MonthIndex): boolean => {
    const { opening, entries } = history.totals(holding, month);
    return opening !== 0 || entries > 0;
  };
  const stated = holding.blueprint.closing.shape === 'nil' ? begun : () => true;
  const { first, last } = history.range(holding, now);
  const months = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  return months.filter((month) => createdAt(month) <= now && stated(month));
}

/** The monthly statements within the history, newest first, none of them made. */
export function statementsOf(holding: Holding, history: Books, now: number): readonly StatementMark[] {
  return statementMonths(holding, history, now).map((month) => ({
    StatementId: idOf(holding, month),
    ...periodOf(month),
    record: () => record(holding, history, month),
  }));
}

/** The statement that an id names, with its month. */
export function findStatement(
  holding: Holding,
  history: Books,
  statementId: string,
  now: number,
): { readonly statement: OBStatement2; readonly month: MonthIndex } | undefined {
  const month = statementMonths(holding, history, now).find((one) => idOf(holding, one) === statementId);
  return month === undefined ? undefined : { statement: record(holding, history, month), month };
}
