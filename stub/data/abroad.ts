import { dateTime, type MonthIndex, monthStart } from './calendar.ts';
import type { Pence } from './money.ts';
import type { OBTransaction6 } from './records.ts';

/** Merchants that want another currency than pounds, and what one unit of it costs in pounds: a level, and its swing. */
const abroad: Readonly<Record<string, { readonly currency: string; readonly level: number; readonly swing: number }>> =
  {
    'threadandtool.example': { currency: 'EUR', level: 0.856, swing: 0.012 },
    'plantpost.example': { currency: 'EUR', level: 0.856, swing: 0.012 },
    'Tunewell Music': { currency: 'USD', level: 0.785, swing: 0.02 },
    'Cloudshelf Hosting': { currency: 'USD', level: 0.785, swing: 0.02 },
  };

/**
 * What a purchase abroad was in the currency of the merchant, at the rate of the month; undefined for one in pounds.
 * Clause: Transactions, Data Dictionary, CurrencyExchange.
 */
export function currencyExchange(
  merchant: string | undefined,
  month: MonthIndex,
  pence: Pence,
): OBTransaction6['CurrencyExchange'] {
  const place = Object.hasOwn(abroad, merchant ?? '') ? abroad[merchant ?? ''] : undefined;
  if (place === undefined) return undefined;
  const { currency, level, swing } = place;
  // Up and down in the course of two years.
  const rate = Math.round((level + swing * Math.sin((month * Math.PI) / 12)) * 10_000) / 10_000;
  return {
    SourceCurrency: currency,
    TargetCurrency: 'GBP',
    UnitCurrency: currency,
    ExchangeRate: rate,
    QuotationDate: dateTime(monthStart(month)),
    InstructedAmount: { Amount: (Math.abs(pence) / 100 / rate).toFixed(2), Currency: currency },
  };
}
