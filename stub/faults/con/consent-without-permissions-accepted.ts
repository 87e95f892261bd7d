import { fault } from '../fault.ts';

export default fault({
  id: 'consent-without-permissions-accepted',
  title: 'Accepts an empty list of permissions',
  breaks: ['AISP-CON-008'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      Array.isArray(codes) && codes.length === 0 ? [] : honest(codes, offered),
  },
});
