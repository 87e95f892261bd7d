import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'products-sold-together-listed-twice',
  title: 'Lists two products of one account',
  breaks: ['AISP-PRO-004'],
  profiles: ['full'],
  response: onOperation(
    'GET /products',
    changeRecords('Product', (all) =>
      all.flatMap((product) =>
        product.ProductType === 'BusinessCurrentAccount' ? [product, { ...product, ProductId: 'BCA-99' }] : [product],
      ),
    ),
  ),
});
