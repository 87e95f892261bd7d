import {
  type ArchiveFacts,
  type ArchivePart,
  mergeDecisions,
  type OfficialDecision,
  type RunRecord,
  renumber,
  renumberVerdict,
  type Verdict,
} from '../../reports/contract/index.ts';
import type { Archive } from '../core/archive.ts';
import { at, isObject, textAt } from '../core/json.ts';
import { type Masked, maskedContext } from '../core/masked.ts';
import type { Rule } from '../core/rule.ts';
import { judgeOwn, type OtherTerms, officialOf } from './judge-own.ts';
import { changed, type OwnArchive, ownArchive } from './own-archive.ts';
import type { HarLog } from './read-har.ts';

/** The evidence of a run, whole or merged of shards, and the verdicts on it. */
export interface OwnEvidence {
  readonly record: RunRecord;
  readonly evidence: ArchiveFacts['evidence'];
  readonly durationMs: number;
  /** The verdicts of the run itself, unless other terms are given. */
  judge(catalogue: readonly Rule[], terms?: OtherTerms): readonly Verdict[];
  /** What the official suite would say of it, on the same terms. */
  official(catalogue: readonly Rule[], terms?: OtherTerms): readonly OfficialDecision[];
}

/**
 * Reads back what a run or a merge wrote, and masks it for the judge where `mask` is given. Throws a ConfigurationError as
 * `ownArchive` does.
 */
export function ownEvidence(har: HarLog, file: string, mask?: MaskArchive): OwnEvidence {
  const parts = at(har.log, '_aisp', 'parts');
  if (parts === undefined) {
    const own = maskedOwn(ownArchive(har, file), mask);
    return {
      ...own,
      judge: (catalogue, terms) => judgeOwn(catalogue, own, terms),
      official: (catalogue, terms) => officialOf(catalogue, own, terms),
    };
  }
  const own = partsIn(parts, har, file).map((part) => ({ ...maskedOwn(part, mask), shift: part.shift }));
  return mergedEvidence(har, own, file);
}

/** Masks what a run gathered. */
type MaskArchive = (archive: Archive) => Masked;

function maskedOwn(own: OwnArchive, mask: MaskArchive | undefined): OwnArchive {
  if (mask === undefined) return own;
  const masked = mask(own.archive);
  return { ...own, archive: masked.archive, context: maskedContext(own.context, masked) };
}

/** Each shard is judged on what it gathered itself: another has other consents under the same names. */
function mergedEvidence(har: HarLog, parts: readonly (OwnArchive & { shift: number })[], file: string): OwnEvidence {
  const facts = har.log._aisp as Omit<ArchiveFacts, 'declared' | 'gathered'>;
  const [first] = parts;
  if (first === undefined) throw changed(file, 'It was merged of no shard.');
  const { target, startedAt, requests, problems, incomplete } = facts;
  const { shard: _, problems: __, incomplete: ___, ...record } = first.record;
  return {
    record: {
      ...record,
      ...{ target, startedAt, requests },
      ...(problems === undefined ? {} : { problems }),
      ...(incomplete === undefined ? {} : { incomplete }),
      consents: parts.flatMap(({ record: { consents = [] } }) => consents),
      exchanges: parts.flatMap(({ record: { exchanges }, shift }) =>
        exchanges.map((exchange) => ({ ...exchange, id: renumber(exchange.id, shift) })),
      ),
    },
    evidence: facts.evidence,
    durationMs: facts.durationMs,
    judge: (catalogue, terms) =>
      parts.flatMap((part) => judgeOwn(catalogue, part, terms).map((verdict) => renumberVerdict(verdict, part.shift))),
    official: (catalogue, terms) =>
      mergeDecisions(parts.map((part) => ({ decisions: officialOf(catalogue, part, terms), shift: part.shift }))),
  };
}

function partsIn(parts: unknown, { log, entries }: HarLog, file: string): readonly (OwnArchive & { shift: number })[] {
  const wrong = () => changed(file, 'The shards of the run, log._aisp.parts, are not as a merge writes them.');
  if (!Array.isArray(parts)) throw wrong();
  let done = 0;
  const read = parts.map((part: unknown) => {
    if (!isPart(part)) throw wrong();
    const { entries: count, shift } = part;
    const own = entries.slice(done, done + count).map((entry) => withLocalId(entry, shift));
    done += count;
    return { ...ownArchive({ log: { ...log, _aisp: part }, entries: own }, file), shift };
  });
  if (done !== entries.length) throw changed(file, `It has ${entries.length} entries, and its shards ${done}.`);
  return read;
}

function isPart(part: unknown): part is ArchivePart {
  return isObject(part) && Number.isInteger(part.entries) && Number.isInteger(part.shift) && Array.isArray(part.rules);
}

function withLocalId(entry: unknown, shift: number): unknown {
  const id = textAt(entry, '_aisp', 'id');
  if (!isObject(entry) || !isObject(entry._aisp) || id === undefined) return entry;
  return { ...entry, _aisp: { ...entry._aisp, id: renumber(id, -shift) } };
}
