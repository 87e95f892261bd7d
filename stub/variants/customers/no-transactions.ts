import { bookWith } from '../../data/transaction-book.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-transactions',
  title: 'Has no transaction on any account',
  clause: 'Read/Write Data API, 400 v/s 404: no data is 200 with an empty array',
  unseen: {
    rules: ['AISP-FIL-*', 'AISP-FMT-027', 'AISP-PRM-*', 'AISP-TRA-*', 'AISP-STA-012'],
    inPlaces: ['AISP-V4-*'],
    why: 'There is no transaction',
  },
  world: (usual) => ({ ...usual, transactions: (id) => bookWith(usual.transactions(id), () => undefined) }),
});
