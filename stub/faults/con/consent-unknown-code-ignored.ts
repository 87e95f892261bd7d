import { permissionCodes } from '../../../schemas/permissions.ts';
import { fault } from '../fault.ts';

const known = new Set<unknown>(permissionCodes);

export default fault({
  id: 'consent-unknown-code-ignored',
  title: 'Ignores permission codes that it does not know',
  breaks: ['AISP-CON-009', 'AISP-ERR-021', 'AISP-HDR-032'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(Array.isArray(codes) && codes.length > 0 ? codes.filter((code) => known.has(code)) : codes, offered),
  },
});
