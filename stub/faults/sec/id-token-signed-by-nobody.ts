import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-signed-by-nobody',
  title: 'Sends ID tokens whose signature no published key made',
  breaks: ['AISP-SEC-902'],
  token({ body }) {
    if (typeof body?.id_token !== 'string') return;
    const [head = '', claims = '', signature = ''] = body.id_token.split('.');
    body.id_token = `${head}.${claims}.${[...signature].reverse().join('')}`;
  },
});
