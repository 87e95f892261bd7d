import { day, daysIn, hour, type MonthIndex, monthStart } from '../calendar.ts';
import { counterparty, targetOf } from '../counterparties.ts';
import type { Holding } from '../customers.ts';
import type { Pence } from '../money.ts';
import { stream } from '../random.ts';
import type { DraftEntry, Entry } from './entry.ts';

/** The least that a bent entry may come to, in pence. */
const least: Pence = 150;

const sum = (entries: readonly Entry[]): Pence => entries.reduce((total, { pence }) => total + pence, 0);

function interestEntry(holding: Holding, month: MonthIndex, pence: Pence): DraftEntry {
  const lastDay = monthStart(month) + (daysIn(month) - 1) * day;
  const at = lastDay + stream(holding.seed, 'interest', holding.key, month).int(3 * hour, 5 * hour);
  return { key: 'interest', kind: 'interest', at, madeAt: at, pence, reference: 'GROSS INTEREST' };
}

/** A payment that makes room when the bent entries would come to nothing or to the wrong sign. */
function easingEntry(holding: Holding, month: MonthIndex, pence: Pence): DraftEntry {
  const at = monthStart(month) + stream(holding.seed, 'easing', holding.key, month).int(9 * day, 12 * day);
  const target = holding.blueprint.transfers[0]?.to;
  return pence > 0 || target === undefined
    ? {
        key: 'easing',
        kind: 'transfer-in',
        at,
        madeAt: at,
        pence,
        reference: 'THANKS',
        counterparty: () => counterparty(holding.customer, 'person:friend'),
      }
    : {
        key: 'easing',
        kind: 'own' in target ? 'own-out' : 'transfer-out',
        at,
        madeAt: at,
        pence,
        reference: 'ON ACCOUNT',
        counterparty: () => targetOf(holding.customer, target),
      };
}

/** Shares `total` out in proportion to the entries' own amounts, to the penny, none below `least`. */
function shareOut(entries: readonly DraftEntry[], total: Pence): readonly DraftEntry[] {
  const sign = Math.sign(total);
  const spare = Math.abs(total) - least * entries.length;
  const weight = Math.abs(sum(entries));
  let left = spare;
  return entries.map((entry, i) => {
    const last = i === entries.length - 1;
    const share = last ? left : Math.floor((spare * Math.abs(entry.pence)) / weight);
    left -= share;
    return { ...entry, pence: sign * (least + share) };
  });
}

/** Makes a month's entries add up to `change`, by bending those that may be bent. */
export function reconcile(
  holding: Holding,
  month: MonthIndex,
  drafts: readonly DraftEntry[],
  change: Pence,
): readonly Entry[] {
  const missing = change - sum(drafts);
  switch (holding.blueprint.balancing) {
    case 'nothing':
      return drafts;
    case 'interest':
      return missing === 0 ? drafts : [...drafts, interestEntry(holding, month, missing)];
    case 'income':
    case 'spending': {
      const sign = holding.blueprint.balancing === 'income' ? 1 : -1;
      const fixed = drafts.filter(({ flexible }) => flexible !== true);
      const bent = drafts.filter(({ flexible }) => flexible === true);
      const wanted = sign * (change - sum(fixed));
      const enough = 2 * least * bent.length;
      const easing = wanted >= enough ? 0 : Math.ceil((enough - wanted) / 1000) * 1000;
      const eased = easing === 0 ? fixed : [...fixed, easingEntry(holding, month, -sign * easing)];
      return [...eased, ...shareOut(bent, sign * (wanted + easing))];
    }
  }
}
