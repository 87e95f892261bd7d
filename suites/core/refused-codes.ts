import type { OperationId } from '../../schemas/operations.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { inItsWords } from './in-its-words.ts';
import { fullestFor, neededFor } from './opened-by.ts';
import { isSuccess } from './status.ts';

/** Why requests of a run go on without a code, and what would help: two sentences. */
export interface RefusedCode {
  readonly reason: string;
  readonly supply: string;
}

export function refusedCode(code: PermissionCode, answer: RecordedExchange): RefusedCode {
  return {
    reason: `The bank makes no consent with ${code}: ${inItsWords(answer)}.`,
    supply: `Have the bank accept ${code}, or leave out of the profile what it opens.`,
  };
}

/** The codes of a request for which the bank refused it, as the run found out. */
export function codesRefusedIn({ about: { carries = '', variant = '' } }: RecordedExchange): readonly PermissionCode[] {
  const told = /^permissions:(.+)$/.exec(carries)?.[1]?.split('+') ?? [/^offered:(\w+)$/.exec(variant)?.[1]];
  return permissionCodes.filter((each) => told.includes(each));
}

/** The codes that the bank refuses by themselves, as the run found out when requests with them were refused. */
function refusedCodes(evidence: Evidence): ReadonlyMap<PermissionCode, RefusedCode> {
  const refused = new Map<PermissionCode, RefusedCode>();
  for (const exchange of evidence.archive.exchanges) {
    if (isSuccess(exchange) || exchange.response === undefined) continue;
    for (const code of codesRefusedIn(exchange)) {
      if (!refused.has(code)) refused.set(code, refusedCode(code, exchange));
    }
  }
  return refused;
}

/** Why what opens some operations, or all that they show, could not be had; undefined where the bank refused no code for them. */
export function refusedFor(asked: readonly OperationId[], needs: string, evidence: Evidence): RefusedCode | undefined {
  const refused = evidence.once(refusedCodes);
  if (refused.size === 0) return undefined;
  const wanted = asked.flatMap((id) => [...fullestFor(id), ...neededFor(id).flat()]);
  return [...refused].find(([code]) => wanted.includes(code) || needs.includes(code))?.[1];
}
