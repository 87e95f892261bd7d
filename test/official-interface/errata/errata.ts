import { inRange, type Release } from '../../../schemas/releases.ts';
import type { OfficialDefinitions } from '../official-document.ts';
import type { Form } from '../official-files.ts';
import type { Erratum } from './erratum.ts';
import { fileErrata } from './files.ts';
import { productErrata } from './products.ts';
import { viewErrata } from './views.ts';

/** Every departure of our schemas from the published files, in the order in which the files are repaired. */
export const errata: readonly Erratum[] = [...fileErrata, ...viewErrata, ...productErrata];

/** Those of one file. */
export function errataOf(release: Release, form: Form): readonly Erratum[] {
  return errata.filter(({ releases, forms }) => inRange(release, releases) && forms?.includes(form) !== false);
}

/** The definitions of a file with some errata repaired. Throws an Error for a repair that finds nothing to do. */
export function repaired(
  published: OfficialDefinitions,
  twin: OfficialDefinitions,
  found: readonly Erratum[],
): OfficialDefinitions {
  return found.reduce((definitions, { id, repair }) => {
    const better = repair(definitions, twin);
    if (JSON.stringify(better) === JSON.stringify(definitions)) {
      throw new Error(`The erratum "${id}" finds nothing to repair: has the file been mended?`);
    }
    return better;
  }, published);
}
