import { variant } from '../variant.ts';

export default variant({
  id: 'not-implemented-is-501',
  title: 'Answers 501 where it implements nothing, and declares it',
  clause: 'Open point O10: 404 by default, others as the profile of the bank says',
  resembles: ['AISP-HTTP-010'],
  profiles: ['service'],
  profile: (usual) => ({ ...usual, notImplemented: [501, 404] }),
});
