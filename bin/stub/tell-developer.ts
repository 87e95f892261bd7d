import { print } from '../../reports/print.ts';
import type { Bank } from '../../stub/bank.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { type ControlFromElsewhere, developerGuide } from '../../stub/guide/developer-guide.ts';
import type { Quirk } from '../../stub/quirks/quirk.ts';
import type { RunningBank } from '../../stub/serve.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import type { ControlOptions } from './control-guard.ts';
import type { OpenedKeys } from './open-keys.ts';
import type { StubOptions } from './stub-options.ts';

/** What is to be known of a bank that was started. */
export interface Told {
  readonly host: string;
  readonly keys: OpenedKeys | undefined;
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
  readonly quirks: readonly Quirk[];
  readonly options: ControlOptions & Pick<StubOptions, 'profile'>;
}

/** Prints what a developer needs, and on the standard error what is to be known besides. */
export function tellDeveloper(bank: Bank, { url, exposed }: RunningBank, told: Told): void {
  const { host, keys, faults, variants, quirks, options } = told;
  const say = (message: string) => print(process.stderr, `aisp: ${message}\n`);
  if (exposed) say(`The bank listens on ${host}: others than this machine may reach it.`);
  for (const { id, title } of quirks) say(`The bank has a quirk: ${id}. ${title}.`);
  for (const notice of keys?.notices ?? []) say(notice);
  for (const { id, title } of faults) say(`The bank is dishonest: ${id}. ${title}.`);
  for (const { id, title } of variants) say(`The bank is another one: ${id}. ${title}.`);
  // A variant may change what the bank declares: then no profile that was named is its own.
  const declared = variants.some(({ profile }) => profile !== undefined) ? undefined : options.profile;
  print(process.stdout, `${developerGuide(bank, url, keys, elsewhere(options), declared)}\n`);
}

function elsewhere({ controlHost: name, controlKey: keyFile }: ControlOptions): ControlFromElsewhere | undefined {
  if (name === undefined) return undefined;
  return keyFile === undefined ? { name } : { name, keyFile };
}
