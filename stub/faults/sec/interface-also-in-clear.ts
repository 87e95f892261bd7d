import { fault } from '../fault.ts';

export default fault({
  id: 'interface-also-in-clear',
  title: 'Answers with data over a connection without TLS',
  breaks: ['AISP-SEC-022'],
  overTls: true,
  listensInClear: true,
  behaviour: {
    certificateMatches: (honest) => (token, shown, secure) => !secure || honest(token, shown, secure),
  },
});
