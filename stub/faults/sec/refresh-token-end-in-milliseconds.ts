import { fault } from '../fault.ts';

export default fault({
  id: 'refresh-token-end-in-milliseconds',
  title: 'Tells the end of a refresh token in milliseconds',
  breaks: ['AISP-SEC-021'],
  behaviour: { refreshTokenEnd: (honest) => (seconds) => honest(seconds) * 1000 },
});
