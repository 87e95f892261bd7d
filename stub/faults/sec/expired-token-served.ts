import { fault } from '../fault.ts';

export default fault({
  id: 'expired-token-served',
  title: 'Takes an access token that has expired',
  breaks: ['AISP-SEC-003'],
  behaviour: {
    tokenStatus: (honest) => (token, at) => {
      const status = honest(token, at);
      return status === 'expired' ? 'active' : status;
    },
  },
});
