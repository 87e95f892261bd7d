import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-is-final',
  title: 'Does not let a PSU who has withdrawn access at the bank authorise the consent again',
  breaks: ['AISP-SEC-014'],
  releases: { since: '3.1.4' },
  token(draft, { path, query, memory }) {
    const withdrawn = /^\/stub\/consents\/([^/]+)\/withdrawal$/.exec(path)?.[1];
    if (withdrawn !== undefined) memory.set(withdrawn, true);
    const back = query.get('redirect_uri');
    if (path !== '/authorize' || draft.status !== 302 || back === null) return;
    if (!memory.has(query.get('consent_id') ?? '')) return;
    const refusal = { error: 'access_denied', error_description: 'Withdrawn', state: query.get('state') ?? '' };
    draft.headers.set('location', `${back}?${new URLSearchParams(refusal)}`);
  },
});
