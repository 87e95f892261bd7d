import { isRelease } from '../../schemas/releases.ts';

/**
 * Prints the milliseconds of processor time that a fresh process spends until it has the validators of every message of a
 * release, in each view, and how many they are: `load-validators.js RELEASE`. A run needs no more than these.
 */
const [release = ''] = process.argv.slice(2);
if (!isRelease(release)) throw new TypeError(`"${release}" is no release: name one, such as 3.1.11`);

const began = process.cpuUsage();
const { validatorFor } = await import('../../suites/validation/validators.ts');
const { fullProfile } = await import('../../schemas/profiles/full.ts');
const { messageFamilies } = await import('../../schemas/operations.ts');
const { hasMessage } = await import('../../schemas/message-names.ts');
const { hasViews, views } = await import('../../schemas/view.ts');

const validators = messageFamilies
  .filter((family) => hasMessage(family, release))
  .flatMap((family) =>
    [undefined, ...(hasViews(family) ? views : [])].map((view) =>
      validatorFor({ family, view, release, profile: fullProfile }),
    ),
  );
// Their first verdict is part of it: code is compiled when it is first run.
for (const validate of validators) validate({});
const { user, system } = process.cpuUsage(began);
const milliseconds = Math.round((user + system) / 1000);
console.log(JSON.stringify({ milliseconds, validators: validators.length }));
