import { fault } from '../fault.ts';

export default fault({
  id: 'psu-token-deletes-consents',
  title: "Deletes a consent at the word of a PSU's token",
  breaks: ['AISP-SEC-006'],
  behaviour: {
    grantRefusal: (honest) => (token, operation) =>
      operation.startsWith('DELETE ') ? undefined : honest(token, operation),
  },
});
