import { fault } from '../fault.ts';

const quarter = 90 * 86_400;

export default fault({
  id: 'refresh-token-outlives-consent',
  title: 'Has refresh tokens last a quarter longer than the consent allows',
  breaks: ['AISP-V4-030'],
  releases: { since: '4.0.0' },
  behaviour: { refreshTokenEnd: (honest) => (seconds) => honest(seconds) + quarter },
});
