import { fault } from '../fault.ts';

const plain = (code: unknown) => (typeof code === 'string' ? code.replace(/[^\x20-\x7e]/g, '') : code);

export default fault({
  id: 'characters-dropped-from-codes',
  title: 'Drops the characters that it cannot process from permission codes',
  breaks: ['AISP-HDR-032'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(Array.isArray(codes) ? codes.map(plain) : codes, offered),
    echoConsent: (honest) => (consent, at) =>
      honest({ ...consent, permissions: consent.permissions.map((code) => plain(code) as typeof code) }, at),
  },
});
