import { variant } from '../variant.ts';

export default variant({
  id: 'no-beneficiaries',
  title: 'Has no beneficiaries, and so nothing that is paid to one',
  clause: 'Read/Write Data API, 400 v/s 404: no data is 200 with an empty array',
  unseen: {
    rules: ['AISP-BEN-*', 'AISP-STO-*', 'AISP-SCP-*'],
    inPlaces: ['AISP-V4-*', 'AISP-SEED-003'],
    why: 'There is none, and nobody to pay',
  },
  warns: {
    rules: [],
    inPlaces: ['AISP-SEED-003a'],
    why: 'Those whom it has paid may have been beneficiaries then, and were removed since',
  },
  world: (usual) => ({
    ...usual,
    beneficiaries: () => [],
    accountBeneficiaries: () => [],
    customerBeneficiaries: () => [],
    standingOrders: () => [],
    scheduledPayments: () => [],
  }),
});
