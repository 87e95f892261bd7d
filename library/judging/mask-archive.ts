import type { RunRecord } from '../../reports/contract/index.ts';
import type { Redaction } from '../../reports/redact/redact.ts';
import type { Archive } from '../../suites/core/archive.ts';
import type { Masked } from '../../suites/core/masked.ts';

/** What a run gathered, as its archive on disk will show it. */
export function maskArchive({ exchanges, ...gathered }: Archive, redact: Redaction): Masked {
  return {
    archive: {
      ...(redact.json(gathered) as Omit<Archive, 'exchanges'>),
      exchanges: maskExchanges(exchanges, redact),
    },
    text: redact.text,
  };
}

/** Recorded calls with what each was for. */
export function maskExchanges<E extends RunRecord['exchanges'][number] & { readonly about: unknown }>(
  exchanges: readonly E[],
  redact: Redaction,
): readonly E[] {
  return exchanges.map((exchange) => ({
    ...exchange,
    ...redact.exchange(exchange),
    about: redact.json(exchange.about) as E['about'],
  }));
}
