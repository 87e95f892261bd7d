import { variant } from '../variant.ts';

export default variant({
  id: 'statement-file-despite-accept',
  title: 'Sends the file of a statement, a PDF that it calls one, to callers that accept JSON alone',
  clause:
    'OpenAPI description of the statement file: it lists JSON only; RFC 7231, section 5.3.2: a bank may disregard Accept',
  resembles: ['AISP-STA-011'],
  profiles: ['full'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      honest(accept, charset, produced) ||
      (produced === 'application/pdf' && honest(accept, charset, 'application/json')),
  },
});
