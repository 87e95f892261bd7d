import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { World } from '../data/world.ts';
import type { Fetch } from '../http/fetch.ts';
import { whole } from '../http/read-body.ts';
import type { Variant } from './variant.ts';

/** The options of a bank that a variant may have its say in. */
export interface VariedOptions {
  readonly profile: BankProfile;
  readonly pageSize?: number;
  readonly tokenSeconds?: number;
  readonly variants?: readonly Variant[];
}

const last = <T>(values: readonly (T | undefined)[]): T | undefined => values.findLast((value) => value !== undefined);

/** The options of a bank with what its variants say; the last one wins. */
export function withVariants<Options extends VariedOptions>(options: Options): Options {
  const { variants = [] } = options;
  if (variants.length === 0) return options;
  const pageSize = last(variants.map((variant) => variant.pageSize));
  const tokenSeconds = last(variants.map((variant) => variant.tokenSeconds));
  return {
    ...options,
    profile: variants.reduce<BankProfile>((usual, { profile }) => profile?.(usual) ?? usual, options.profile),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(tokenSeconds === undefined ? {} : { tokenSeconds }),
  };
}

/** A world as the variants show it. */
export function variedWorld(variants: readonly Variant[], usual: World): World {
  return variants.reduce<World>((before, { world }) => world?.(before) ?? before, usual);
}

/** What listens, and what variants and faults put in front of it. */
export function variedFetch(variants: readonly Pick<Variant, 'serve'>[], usual: Fetch): Fetch {
  const served = variants.reduce<Fetch>((before, { serve }) => serve?.(before) ?? before, usual);
  return served === usual ? usual : (request, env) => served(whole(request), env);
}

/** Where callers meet the bank, who authorises and how, for the description of it as a target. */
export function variedAddress(
  variants: readonly Variant[],
  origin: string,
): { readonly baseUrl: string } & Pick<Variant, 'persona' | 'again'> {
  const persona = last(variants.map((variant) => variant.persona));
  const again = last(variants.map((variant) => variant.again));
  const pathPrefix = last(variants.map((variant) => variant.pathPrefix)) ?? '';
  return {
    baseUrl: origin + pathPrefix,
    ...(persona === undefined ? {} : { persona }),
    ...(again === undefined ? {} : { again }),
  };
}

/** How the bank writes the name of a header; undefined for the usual way. */
export function headerNameOf(variants: readonly Variant[]): Variant['headerName'] {
  return last(variants.map(({ headerName }) => headerName));
}
