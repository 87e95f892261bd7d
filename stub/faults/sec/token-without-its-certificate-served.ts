import { fault } from '../fault.ts';

export default fault({
  id: 'token-without-its-certificate-served',
  title: 'Takes an access token from a caller who shows no client certificate',
  breaks: ['AISP-SEC-022'],
  overTls: true,
  behaviour: {
    certificateMatches: (honest) => (token, shown, secure) =>
      (secure && shown === undefined) || honest(token, shown, secure),
  },
});
