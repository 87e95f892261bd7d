import { fault } from '../fault.ts';

export default fault({
  id: 'products-served-undeclared',
  title: 'Answers for the product of an account, which its profile leaves out',
  breaks: ['AISP-EP-032', 'AISP-SEED-019'],
  warns: ['AISP-EP-032', 'AISP-SEED-019'],
  profiles: ['service'],
  response(draft, { path, base }) {
    if (!path.endsWith('/product') || draft.status !== 404) return;
    draft.status = 200;
    draft.body = { Data: { Product: [] }, Links: { Self: base + path }, Meta: { TotalPages: 1 } };
  },
});
