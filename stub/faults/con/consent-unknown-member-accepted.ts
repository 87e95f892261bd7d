import { fault } from '../fault.ts';
import { unknownRequestMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'consent-unknown-member-accepted',
  title: 'Ignores unknown members beside Data and Risk of a consent request',
  breaks: ['AISP-CON-007', 'AISP-CON-023'],
  releases: unknownRequestMembersRefused,
  behaviour: {
    shapeProblems: (honest) => (body, release) =>
      honest(body, release).filter(
        ({ errorCode, path }) => errorCode !== 'UK.OBIE.Field.Unexpected' || path?.startsWith('Risk.'),
      ),
  },
});
