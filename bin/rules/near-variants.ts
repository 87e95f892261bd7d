import type { Variant } from '../../stub/variants/variant.ts';
import type { Rule } from '../../suites/core/rule.ts';

/**
 * The lawful banks of the catalogue that a reader of a rule might take for banks that break it: first those at which the rule warns, then
 * those that say of themselves that they resemble such a bank. No word of a title and no section of the standard tells that: two that
 * speak of accounts, or of the same page, may have nothing to do with each other.
 */
export function nearVariants({ id }: Pick<Rule, 'id'>, variants: readonly Variant[]): readonly Variant[] {
  const warned = variants.filter(({ warns }) => warns?.rules.some((rule) => rule === id));
  return [...new Set([...warned, ...variants.filter(({ resembles }) => resembles?.includes(id))])];
}
