import { variant } from '../variant.ts';

export default variant({
  id: 'own-interaction-ids-in-capitals',
  title: 'Writes the interaction ids that it makes up in capitals',
  clause: 'RFC 4122, section 3: read whatever their case',
  resembles: ['AISP-HDR-002'],
  behaviour: {
    interactionId: (usual) => (given, fresh) => usual(given, () => fresh().toUpperCase()),
  },
});
