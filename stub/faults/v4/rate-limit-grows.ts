import { fault } from '../fault.ts';

export default fault({
  id: 'rate-limit-grows',
  title: 'Counts calls up where it tells how many are left',
  breaks: ['AISP-V4-054'],
  releases: { since: '4.0.1' },
  response(draft, { sequence, at, memory }) {
    if (!draft.headers.has('ratelimit') || draft.status === 429) return;
    const begun = Number(memory.get('begun') ?? at);
    memory.set('begun', begun);
    const left = Math.max(1, 86_400 - Math.floor((at - begun) / 1000));
    draft.headers.set('ratelimit', `"calls";r=${sequence + 1};t=${left}`);
  },
});
