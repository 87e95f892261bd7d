export type { Exchange, ExchangeRequest, ExchangeResponse, Header } from './exchange.ts';
export { isMandatory, type Level, levels, type Outcome, outcomes } from './outcome.ts';
export { type Report, type RunRecord, type RunVerdict, reportSchemaVersion, type TargetFacts } from './report.ts';
export type { Clause, Finding, Verdict } from './verdict.ts';
