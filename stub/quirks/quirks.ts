import { consentQuirks } from './known/consents.ts';
import { dataQuirks } from './known/data.ts';
import { errorQuirks } from './known/errors.ts';
import { linkQuirks } from './known/links.ts';
import { movingQuirks } from './known/moving.ts';
import { tokenQuirks } from './known/tokens.ts';
import type { Quirk } from './quirk.ts';

/** Every quirk there is, by what it is about. */
export const allQuirks: readonly Quirk[] = [
  ...linkQuirks,
  ...consentQuirks,
  ...tokenQuirks,
  ...dataQuirks,
  ...errorQuirks,
  ...movingQuirks,
];
