import { fault } from '../fault.ts';

export default fault({
  id: 'consent-repeated-code-server-error',
  title: 'Breaks on a permission code that is asked for twice',
  breaks: ['AISP-CON-017'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) => {
      if (Array.isArray(codes) && new Set(codes).size < codes.length) throw new RangeError('duplicate key');
      return honest(codes, offered);
    },
  },
});
