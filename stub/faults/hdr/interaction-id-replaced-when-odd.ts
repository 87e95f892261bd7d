import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-replaced-when-odd',
  title: 'Puts an interaction id of its own in the place of one that is no UUID',
  breaks: ['AISP-HDR-007'],
  behaviour: {
    interactionIdAcceptable: () => () => true,
    interactionId: (honest) => (given, fresh) =>
      honest(given !== undefined && /^[0-9a-f-]{36}$/i.test(given) ? given : undefined, fresh),
  },
});
