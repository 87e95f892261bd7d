import { fault } from '../fault.ts';

export default fault({
  id: 'current-customer-kept-in-one-place',
  title: 'Keeps who is asking in one place for all calls: right as long as they come one after the other',
  breaks: ['AISP-SEC-009'],
  serve: (usual) => {
    let current: string | null = null;
    return async (request, env) => {
      const own = request.headers.get('authorization');
      current = own;
      await Promise.resolve();
      if (current === own || current === null) return await usual(request, env);
      const headers = new Headers(request.headers);
      headers.set('authorization', current);
      return await usual(new Request(request, { headers }), env);
    };
  },
});
