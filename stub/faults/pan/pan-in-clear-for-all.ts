import { fault } from '../fault.ts';

export default fault({
  id: 'pan-in-clear-for-all',
  title: 'Shows card numbers in the clear whether or not ReadPAN is granted',
  breaks: ['AISP-PAN-001', 'AISP-PAN-004'],
  behaviour: {
    panInClear: () => () => true,
  },
});
