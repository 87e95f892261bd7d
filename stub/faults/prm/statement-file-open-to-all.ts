import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/statements/{StatementId}/file without ReadStatementsDetail',
  breaks: ['AISP-PRM-008', 'AISP-STA-004'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/statements/{StatementId}/file' ? [] : honest(id),
  },
});
