import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { FaultId } from '../faults/fault-ids.ts';
import type { VariantId } from '../variants/variant-ids.ts';

/**
 * Where it was told of: a bank that customers use, a test installation, software that banks run, what a bank wrote for developers,
 * a switch in a client that no bank is known to need, a report that does not say, or nowhere yet: it is expected of a change of version.
 */
export type Seen = 'live' | 'sandbox' | 'product' | 'documentation' | 'client' | 'untold' | 'expected';

interface Described {
  /** What the bank does, in kebab-case; unique. */
  readonly id: string;
  /** The same in words, as the third person does it: "Answers with null for Data". */
  readonly title: string;
  readonly seen: Seen;
  /** What was published of it, in our words, and what it costs a client. */
  readonly published: string;
}

/** What the standard says of it: the statements that it breaks, or what leaves it open. */
type Judged =
  | { readonly breaks: readonly [StatementId, ...StatementId[]]; readonly allowed?: never }
  | { readonly allowed: string; readonly breaks?: never };

/**
 * What makes the bundled bank do it: faults, lawful variants or both. Where none does, either it is nothing that a bank shows to
 * a run, and the target file has a setting for it (`target`), or it waits for something that the bundled bank does not have yet.
 */
type Made =
  | { readonly faults: readonly FaultId[]; readonly variants?: readonly VariantId[] }
  | { readonly variants: readonly VariantId[]; readonly faults?: never }
  | { readonly target: string; readonly faults?: never; readonly variants?: never }
  | { readonly waits: string; readonly faults?: never; readonly variants?: never };

/** A way in which live banks were told to differ, whether the standard lets them or not. */
export type Quirk = Described & Judged & Made;

/** Declares quirks: each file in `known/` exports a list of them. */
export function quirks(list: readonly Quirk[]): readonly Quirk[] {
  return list;
}
