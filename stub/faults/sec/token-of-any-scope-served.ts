import { fault } from '../fault.ts';

export default fault({
  id: 'token-of-any-scope-served',
  title: 'Takes an access token of any scope',
  breaks: ['AISP-SEC-008'],
  behaviour: { scopeSufficient: () => () => true },
});
