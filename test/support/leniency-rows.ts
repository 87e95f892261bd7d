import type { ReleaseRange } from '../../schemas/releases.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { allContradictions } from '../../suites/ledger/leniency.ts';
import { opinions } from '../../suites/ledger/opinions.ts';

type Tolerating = Pick<Rule, 'id' | 'tolerates'>;
type Row = readonly string[];

/** The register of contradictions: what each source says, what the rules follow, and the rules that excuse a reading of it. */
export function contradictionRows({ catalogue }: { readonly catalogue: readonly Tolerating[] }): readonly Row[] {
  return Object.entries(allContradictions).map(([id, { about, releases, readings, stance }]) => [
    id,
    about,
    [releases ?? {}].flat().map(written).join(', '),
    Object.values(readings)
      .map(({ says, source }) => `${source}: ${says}`)
      .join(' '),
    stance,
    tolerating(catalogue, (why) => why.startsWith(`${id}/`)),
  ]);
}

/** What this harness thinks where the standard does not settle how a departure counts, and the rules that make use of it. */
export function opinionRows({ catalogue }: { readonly catalogue: readonly Tolerating[] }): readonly Row[] {
  return Object.entries(opinions).map(([id, { kind, reason }]) => [
    `\`${id}\``,
    kind,
    reason,
    tolerating(catalogue, (why) => why === id),
  ]);
}

function tolerating(catalogue: readonly Tolerating[], meant: (why: string) => boolean): string {
  return catalogue
    .filter(({ tolerates = [] }) => tolerates.some(meant))
    .map(({ id }) => id)
    .join(', ');
}

function written({ since, until }: ReleaseRange): string {
  if (since === undefined) return until === undefined ? 'all' : `up to ${until}`;
  if (until === undefined) return `from ${since}`;
  return since === until ? since : `${since} to ${until}`;
}
