import { fault } from '../fault.ts';

export default fault({
  id: 'status-members-taken-over',
  title: 'Keeps the reasons that a consent request carries',
  breaks: ['AISP-V4-025'],
  releases: { since: '4.0.0' },
  serve:
    (usual) =>
    async (request, ...more) => {
      const sent = request.method === 'POST' ? await request.clone().text() : '';
      const response = await usual(request, ...more);
      const reasons = /"StatusReason":(\[[^\]]*\])/.exec(sent)?.[1];
      if (reasons === undefined || response.status !== 201) return response;
      const body = (await response.text()).replace(/"StatusReason":\[[^\]]*\]/, `"StatusReason":${reasons}`);
      return new Response(body, { status: response.status, headers: response.headers });
    },
});
