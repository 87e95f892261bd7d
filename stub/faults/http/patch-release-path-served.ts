import { fault } from '../fault.ts';

export default fault({
  id: 'patch-release-path-served',
  title: 'Answers under a version segment with the patch release',
  breaks: ['AISP-HTTP-029'],
  response(draft, request) {
    if (draft.status !== 404 || !/^\/open-banking\/v(3\.1\.11|4\.0\.1)\/aisp\/accounts$/.test(request.path)) return;
    draft.status = 200;
    draft.body = { Data: { Account: [] }, Links: { Self: request.base + request.path }, Meta: {} };
  },
});
