/** What `aisp-conformance` exports: all of it is public, and nothing else is. */
export type { OperationId } from '../../schemas/operations.ts';
export type { PermissionCode } from '../../schemas/permissions.ts';
export type { Release } from '../../schemas/releases.ts';
export type { FaultId } from '../../stub/faults/fault-ids.ts';
export type { VariantId } from '../../stub/variants/variant-ids.ts';
export * from './aisp-error.ts';
export type * from './archive.ts';
export type * from './bank.ts';
export type * from './bank-options.ts';
export * from './create-bank.ts';
export * from './judge.ts';
export type * from './judgement.ts';
export type * from './profile.ts';
export type * from './report.ts';
export type * from './run.ts';
export * from './run-suites.ts';
export * from './start-bank.ts';
export type * from './target.ts';
