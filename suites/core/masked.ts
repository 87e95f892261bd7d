import type { Archive } from './archive.ts';
import type { RuleContext } from './rule.ts';

/** What was gathered, masked, and how to mask a text that belongs to it. */
export interface Masked {
  readonly archive: Archive;
  readonly text: (text: string) => string;
}

/** What rules know besides masked evidence: a base URL may hold credentials, and the masked calls show it masked. */
export function maskedContext<C extends Pick<RuleContext, 'baseUrl' | 'basePath'>>(
  context: C,
  { text }: Pick<Masked, 'text'>,
): C {
  const { baseUrl, basePath } = context;
  return { ...context, baseUrl: text(baseUrl), ...(basePath === undefined ? {} : { basePath: text(basePath) }) };
}
