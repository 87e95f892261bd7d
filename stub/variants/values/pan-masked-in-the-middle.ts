import { variant } from '../variant.ts';

export default variant({
  id: 'pan-masked-in-the-middle',
  title: 'Shows the first six and the last four digits of a masked card number, and X for the others',
  clause: 'Account and Transaction API, Permissions: how a PAN is masked is left open',
  resembles: ['AISP-PAN-002', 'AISP-FMT-011'],
  behaviour: {
    maskPan: () => (pan) => `${pan.slice(0, 6)}${'X'.repeat(Math.max(0, pan.length - 10))}${pan.slice(-4)}`,
  },
});
