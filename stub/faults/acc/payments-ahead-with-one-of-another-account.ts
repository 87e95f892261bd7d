import { onOperation, records, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'payments-ahead-with-one-of-another-account',
  title: 'Lists a standing order, a scheduled payment and an offer of another account among those of one',
  breaks: ['AISP-ACC-002a'],
  response: onOperation(
    [
      'GET /accounts/{AccountId}/standing-orders',
      'GET /accounts/{AccountId}/scheduled-payments',
      'GET /accounts/{AccountId}/offers',
    ],
    (draft, { accountIds, params }) => {
      const other = accountIds.find((id) => id !== params.AccountId);
      for (const name of ['StandingOrder', 'ScheduledPayment', 'Offer']) {
        const [first] = records(draft, name);
        const id = first?.[`${name}Id`];
        if (other !== undefined && first !== undefined) {
          setMember(draft.body, `Data.${name}`, [
            ...records(draft, name),
            { ...first, AccountId: other, [`${name}Id`]: `${id}-2` },
          ]);
        }
      }
    },
  ),
});
