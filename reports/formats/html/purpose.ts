import type { Exchange } from '../../contract/index.ts';

/** What calls try, in the order of the columns, and the probes that belong there. */
export const trials = {
  reads: { label: 'good calls', probes: ['happy', 'repeat'] },
  pages: { label: 'pages', probes: ['page'] },
  filters: { label: 'filters', probes: ['filter'] },
  tokens: { label: 'tokens', probes: ['no-token', 'other-scope', 'earlier-token', 'connection'] },
  rights: { label: 'rights', probes: ['missing-permission', 'foreign-account', 'other-client', 'other-psu'] },
  ids: { label: 'unknown ids', probes: ['unknown-id'] },
  headers: { label: 'headers', probes: ['bad-header', 'not-acceptable', 'unsupported-media'] },
  bodies: { label: 'bad bodies', probes: ['consent-refusal'] },
  life: { label: 'life of a consent', probes: ['course', 'after-deletion'] },
  routing: { label: 'routing', probes: ['not-offered', 'undefined-path', 'wrong-method'] },
  other: { label: 'other', probes: ['access'] },
} as const satisfies Record<string, { readonly label: string; readonly probes: readonly string[] }>;

export type Trial = keyof typeof trials;

const trialOfProbe = new Map(
  (Object.keys(trials) as readonly Trial[]).flatMap((trial) =>
    trials[trial].probes.map((probe): [string, Trial] => [probe, trial]),
  ),
);

/** What an exchange was for: the operation, undefined for calls to no operation, and what it tries. */
export interface Exercise {
  readonly operation: string | undefined;
  readonly trial: Trial;
}

/** Reads the purpose of an exchange: `GET /accounts: happy under consent detail`. */
export function exerciseOf({ purpose }: Pick<Exchange, 'purpose'>): Exercise {
  const [, subject = '', probe = ''] = /^(.*?): ([\w-]+)/.exec(purpose) ?? [];
  return { operation: /^[A-Z]+ \//.test(subject) ? subject : undefined, trial: trialOfProbe.get(probe) ?? 'other' };
}
