import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-with-basic',
  title: 'Delivers the file of a statement under ReadStatementsBasic',
  breaks: ['AISP-STA-004', 'AISP-PRM-008'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/statements/{StatementId}/file'
        ? honest('GET /accounts/{AccountId}/statements')
        : honest(id),
  },
});
