import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'without-record-ids',
  title: 'Gives no ids to transactions, beneficiaries, direct debits, standing orders and scheduled payments',
  clause: 'The data dictionaries: these ids are optional',
  resembles: ['AISP-FMT-021', 'AISP-STO-001'],
  unseen: { rules: [], inPlaces: ['AISP-OFF-005'], why: 'Offers without ids cannot be told apart' },
  world: recordsChanged({
    Transaction: () => ({ TransactionId: undefined }),
    Beneficiary: () => ({ BeneficiaryId: undefined }),
    DirectDebit: () => ({ DirectDebitId: undefined }),
    StandingOrder: () => ({ StandingOrderId: undefined }),
    ScheduledPayment: () => ({ ScheduledPaymentId: undefined }),
    Product: () => ({ ProductId: undefined }),
    Offer: () => ({ OfferId: undefined }),
  }),
});
