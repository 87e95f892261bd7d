import { isMissing } from '../tokens/token-source.ts';
import { workingConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** Has the bank break down under a call, and find another one too many. */
export default scenario({
  name: 'trouble',
  title: 'Calling while the bank is in trouble',
  alone: 'what breaks down or is throttled may be the whole bank',
  async run(drive) {
    const own = await workingConsent(drive, 'renewed');
    if (own === undefined) return;
    for (const [action, variant] of [
      ['breakDown', 'broken-down'],
      ['throttle', 'throttled'],
    ] as const) {
      const { consentId } = own.facts;
      const asked = await drive.askBank(action, { consent: 'renewed', consentId });
      if (isMissing(asked)) drive.gap(asked);
      else await drive.call({ operation: 'GET /accounts', probe: 'course', variant, consent: 'renewed', asIs: true });
    }
  },
});
