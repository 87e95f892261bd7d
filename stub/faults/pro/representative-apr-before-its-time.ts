import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'representative-apr-before-its-time',
  title: 'Tells the representative APR of an overdraft before the standard has a member for it',
  breaks: ['AISP-PRO-008'],
  profiles: ['full'],
  releases: { until: '3.1.1' },
  response: eachRecord('Product', ({ PCA }) => {
    const overdraft = isObject(PCA) ? PCA.Overdraft : undefined;
    const sets = isObject(overdraft) ? overdraft.OverdraftTierBandSet : undefined;
    for (const set of Array.isArray(sets) ? sets : []) {
      const bands = isObject(set) ? set.OverdraftTierBand : undefined;
      for (const band of Array.isArray(bands) ? bands : []) if (isObject(band)) band.RepresentativeAPR = '34.9';
    }
  }),
});
