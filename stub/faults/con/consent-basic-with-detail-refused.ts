import { because } from '../../http/why.ts';
import { fault } from '../fault.ts';

const issue = {
  errorCode: 'UK.OBIE.Field.Invalid',
  message: 'Ask for either Basic or Detail',
  path: 'Data.Permissions',
  why: because('body', 'AISP-CON-016', () => 'The same, by an honest bank.'),
};

export default fault({
  id: 'consent-basic-with-detail-refused',
  title: 'Refuses Basic and Detail of the same resource together',
  breaks: ['AISP-CON-016'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) => {
      const both = Array.isArray(codes) && codes.includes('ReadAccountsBasic') && codes.includes('ReadAccountsDetail');
      return both ? [issue] : honest(codes, offered);
    },
  },
});
