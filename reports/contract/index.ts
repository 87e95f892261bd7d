export type { Exchange, ExchangeRequest, ExchangeResponse, Header } from './exchange.ts';
export {
  type ArchivedExchange,
  type ArchiveFacts,
  type ArchivePart,
  archiveFormat,
  type EntryFacts,
  type EvidenceKind,
  evidenceFile,
  evidenceKinds,
  type HarArchive,
  type HarEntry,
  type MergedFacts,
} from './har.ts';
export { type JournalLine, type Journalled, readJournal } from './journal.ts';
export type { JudgingFacts } from './judging-facts.ts';
export { mergeDecisions } from './merge-official.ts';
export type { OfficialAsk, OfficialDecision, OfficialSuiteFacts, OfficialTestFacts } from './official.ts';
export { isMandatory, type Level, levels, type Outcome, outcomes } from './outcome.ts';
export type { GatheringProgress } from './progress.ts';
export { numberOf, renumber, renumberOfficial, renumberVerdict } from './renumber.ts';
export {
  type AgainFacts,
  type PartVerdict,
  type PromiseFacts,
  type Report,
  type ReportedConsent,
  type RunRecord,
  type RunVerdict,
  reportSchemaVersion,
  type ShardFacts,
  type TargetFacts,
} from './report.ts';
export { type RuleCounts, ruleCountsOf, ruleCountsSentence } from './rule-counts.ts';
export type { SampleFacts } from './sample.ts';
export { newSealingKey, seal, unseal } from './sealed.ts';
export {
  type AnyReport,
  isOfSeveral,
  type JudgedTarget,
  type SeveralReport,
  severalSchemaVersion,
  type TargetReport,
} from './several.ts';
export type { Lack, Supply, SupplyLines } from './supply.ts';
export type { Clause, Finding, Verdict } from './verdict.ts';
