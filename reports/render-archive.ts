import { type EvidenceKind, evidenceFile, type RunRecord } from './contract/index.ts';
import { renderHar } from './formats/har.ts';
import { redaction } from './redact/redact.ts';

/** How an archive is written: `masked` unless said otherwise. */
export interface ArchiveChoice {
  readonly evidence?: EvidenceKind | undefined;
  /** The key of the report, so that both show the same masks. */
  readonly key: Uint8Array;
  readonly durationMs: number;
  /** Ids of the rules that were judged: the archive of a shard names them. */
  readonly rules?: readonly string[];
}

/** The evidence of a run as a file, by its name; nothing where none is wanted, or the run broke before there was any. */
export function renderArchive(
  record: RunRecord,
  { evidence = 'masked', key, durationMs, rules }: ArchiveChoice,
): Readonly<Record<string, string>> {
  if (evidence === 'none' || record.judging === undefined) return {};
  const redact = redaction(record.exchanges, key, evidence === 'full' ? 'credentials' : 'all', record.secrets);
  return {
    [evidenceFile]: renderHar(record, { evidence, redact, durationMs, ...(rules === undefined ? {} : { rules }) }),
  };
}
