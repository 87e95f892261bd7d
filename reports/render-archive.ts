import { type EvidenceKind, evidenceFile, type RunRecord } from './contract/index.ts';
import { renderHar } from './formats/har.ts';
import { type Redaction, redaction } from './redact/redact.ts';

/** How an archive is written: `masked` unless said otherwise. */
export interface ArchiveChoice {
  readonly evidence?: EvidenceKind | undefined;
  /** The key of the report, so that both show the same masks. */
  readonly key: Uint8Array;
  /** What hides the secrets in the report under that key, where it is at hand: nothing is masked twice. */
  readonly masking?: Redaction;
  readonly durationMs: number;
  /** Ids of the rules that were judged: the archive of a shard names them. */
  readonly rules?: readonly string[];
}

/** The evidence of a run as a file, by its name; nothing where none is wanted, or the run broke before there was any. */
export function renderArchive(
  record: RunRecord,
  { evidence = 'masked', key, masking, durationMs, rules }: ArchiveChoice,
): Readonly<Record<string, string>> {
  if (evidence === 'none' || record.judging === undefined) return {};
  const redact =
    evidence === 'full'
      ? redaction(record.exchanges, key, 'credentials', record.secrets)
      : (masking ?? redaction(record.exchanges, key, 'all', record.secrets));
  return {
    [evidenceFile]: renderHar(record, { evidence, redact, durationMs, ...(rules === undefined ? {} : { rules }) }),
  };
}
