import { fault } from '../fault.ts';

export default fault({
  id: 'expected-field-without-path',
  title: 'Does not say where it expected another value',
  breaks: ['AISP-ERR-016'],
  releases: { since: '3.1.2' },
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(codes, offered).map(({ path, ...issue }) =>
        issue.errorCode === 'UK.OBIE.Field.Expected' || path === undefined ? issue : { ...issue, path },
      ),
  },
});
