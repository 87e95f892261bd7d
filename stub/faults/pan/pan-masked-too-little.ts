import { fault } from '../fault.ts';

export default fault({
  id: 'pan-masked-too-little',
  title: 'Leaves the first eight digits of a masked card number clear',
  breaks: ['AISP-PAN-002'],
  releases: { since: '3.1.4' },
  behaviour: {
    maskPan: (honest) => (pan) => pan.slice(0, 8) + honest(pan).slice(8),
  },
});
