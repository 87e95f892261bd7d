import type { SampleFacts } from '../../reports/contract/index.ts';
import type { Archive, RecordedExchange } from '../core/archive.ts';
import { recordsOf, succeeded } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { answersWithList, recordNameOf } from '../core/operation-records.ts';
import { linkOf } from '../core/record-list.ts';
import { drawnBeyond, type Sampling } from '../target/sampling.ts';

/** What of a bank the exchanges of a run show, and how much of what they show was read. */
export function sampleFacts({ exchanges }: Pick<Archive, 'exchanges'>, sampling: Sampling): SampleFacts {
  const lists = exchanges.filter(isList);
  const followed = new Set(exchanges.flatMap(({ about: { follows, variant } }) => (variant === 'Next' ? follows : [])));
  const goesOn = lists.filter((list) => linkOf(list, 'Next') !== undefined && !followed.has(list.id));
  const accounts = lists.filter(({ about }) => about.operation === 'GET /accounts' && about.consent === 'detail');
  const listed = new Set(
    accounts.flatMap((list) => recordsOf(list, 'Account').map(({ value }) => textAt(value, 'AccountId'))),
  );
  const read = new Set(exchanges.flatMap((each) => (succeeded(each) ? (each.about.accountId ?? []) : [])));
  return {
    seed: sampling.seed,
    accounts: {
      most: sampling.accounts,
      listed: listed.size,
      ...(accounts.some((list) => goesOn.includes(list)) ? { more: true } : {}),
      read: read.size,
      ...(listed.size > drawnBeyond ? { drawn: true } : {}),
    },
    pages: { most: sampling.pages, read: lists.length, more: goesOn.length },
    records: lists.reduce((sum, list) => sum + recordCount(list), 0),
  };
}

/** What was fetched once more counts once. */
function isList(exchange: RecordedExchange): boolean {
  const { operation, probe, variant = '' } = exchange.about;
  const isFirst = probe === 'happy' || probe === 'filter' || (probe === 'page' && /^(start|Next|Last)$/.test(variant));
  return isFirst && operation !== undefined && answersWithList(operation) && succeeded(exchange);
}

function recordCount(list: RecordedExchange): number {
  const { operation } = list.about;
  const name = operation === undefined ? undefined : recordNameOf(operation);
  return name === undefined ? 0 : recordsOf(list, name).length;
}
