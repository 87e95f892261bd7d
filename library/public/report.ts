export type { Exchange, ExchangeRequest, ExchangeResponse, Header } from '../../reports/contract/exchange.ts';
export type {
  OfficialAsk,
  OfficialDecision,
  OfficialSuiteFacts,
  OfficialTestFacts,
} from '../../reports/contract/official.ts';
export type { Level, Outcome } from '../../reports/contract/outcome.ts';
export type {
  AgainFacts,
  PartVerdict,
  PromiseFacts,
  Report,
  ReportedConsent,
  RunVerdict,
  ShardFacts,
  TargetFacts,
} from '../../reports/contract/report.ts';
export type { SampleFacts } from '../../reports/contract/sample.ts';
export type { Lack, Supply, SupplyLines } from '../../reports/contract/supply.ts';
export type { Clause, Finding, Verdict } from '../../reports/contract/verdict.ts';
