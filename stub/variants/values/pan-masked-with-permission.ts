import { variant } from '../variant.ts';

export default variant({
  id: 'pan-masked-with-permission',
  title: 'Masks card numbers although the consent has ReadPAN',
  clause: 'Account and Transaction API, Permissions: ReadPAN lets a bank show them, no more',
  resembles: ['AISP-PAN-003'],
  behaviour: { panInClear: () => () => false },
});
