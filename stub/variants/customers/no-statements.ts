import { variant } from '../variant.ts';

export default variant({
  id: 'no-statements',
  title: 'Has made no statements and no offers yet',
  clause: 'Read/Write Data API, 400 v/s 404: no data is 200 with an empty array',
  unseen: {
    rules: ['AISP-EP-02*', 'AISP-HTTP-023', 'AISP-FIL-*', 'AISP-FMT-026', 'AISP-PRM-*', 'AISP-OFF-*', 'AISP-STA-*'],
    why: 'There is no statement and no offer',
  },
  profiles: ['full'],
  world: (usual) => ({ ...usual, statements: () => [], statementFile: () => undefined, offers: () => [] }),
});
