import type { Variant } from '../../stub/variants/variant.ts';
import type { Rule } from '../../suites/core/rule.ts';

type Described = Pick<Rule, 'id' | 'title' | 'clause' | 'tolerates'>;

/**
 * The lawful banks of the catalogue that a reader of a rule might take for banks that break it, nearest first: those at which
 * the rule comes out differently, those about an element that its title names, those that the same section of the standard
 * allows.
 */
export function nearVariants(rule: Described, variants: readonly Variant[]): readonly Variant[] {
  const ranked = variants.map((variant) => ({ variant, rank: rankOf(rule, variant) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ variant }) => variant);
}

function rankOf(rule: Described, { title, clause, warns, unseen }: Variant): number {
  const named = [...(warns?.rules ?? []), ...(unseen?.rules ?? [])];
  if (named.some((pattern) => isMeant(pattern, rule.id))) return 3;
  const elements = elementsIn(`${title} ${clause}`);
  if (elementsIn(rule.title).some((element) => elements.includes(element))) return 2;
  return sameSource(rule, clause) ? 1 : 0;
}

function isMeant(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id;
}

/** Names of members, headers and codes outside of paths: words of several capitals, and words with hyphens that begin with x. */
function elementsIn(text: string): readonly string[] {
  return text.replace(/\{\w+\}/g, '').match(/\b(?:[A-Z][a-z]+){2,}\b|\bx-[a-z-]+/g) ?? [];
}

/** Sections about so many things that two who cite one need not speak of the same. */
const broad = /, (Permissions|HTTP Status Codes|Response Headers|Request Headers|Endpoints|Data Dictionary)$/;

/** Whether a variant is lawful by the section, the schema or the contradiction that the rule rests on. */
function sameSource({ clause, tolerates = [] }: Described, cited: string): boolean {
  const section = clause.title.replace(/^OpenAPI account-info, /, '');
  const sources = cited.split(/[:;]\s/);
  const contradiction = /\bC\d+\b/.exec(cited)?.[0];
  return (
    (!broad.test(section) && sources.includes(section)) || tolerates.some((id) => id.split('/')[0] === contradiction)
  );
}
