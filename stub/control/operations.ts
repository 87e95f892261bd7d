import type { ControlOperation } from './operation.ts';
import { clockOperations } from './operations/clock.ts';
import { consentOperations } from './operations/consents.ts';
import { dataOperations } from './operations/data.ts';
import { documentOperation } from './operations/document.ts';
import { faultOperations } from './operations/faults.ts';
import { journalOperations } from './operations/journal.ts';
import { resetOperations } from './operations/reset.ts';
import { tokenOperation } from './operations/tokens.ts';

/** All that the control plane can be asked for: it is mounted from this list and described by it. */
export const controlOperations: readonly ControlOperation[] = [
  tokenOperation,
  ...consentOperations,
  ...clockOperations,
  ...faultOperations,
  ...dataOperations,
  ...resetOperations,
  ...journalOperations,
  documentOperation(() => controlOperations),
];
