import type { OBScheduledPayment3 } from '../../data/records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'next-of-standing-orders-among-scheduled-payments',
  title: 'Lists the next payment of each standing order among the scheduled payments, too',
  clause: 'The service: scheduled payments include standing orders; Scheduled Payments, Resource Definition',
  resembles: ['AISP-SCP-003'],
  world: (usual) => ({
    ...usual,
    scheduledPayments: (id) => [
      ...usual.scheduledPayments(id),
      ...usual.standingOrders(id).flatMap((order): readonly OBScheduledPayment3[] => {
        const { NextPaymentDateTime: at, NextPaymentAmount: InstructedAmount } = order;
        if (at === undefined || InstructedAmount === undefined) return [];
        const { AccountId, StandingOrderId, CreditorAccount, Reference } = order;
        return [
          {
            ...{ AccountId, ScheduledPaymentId: `${StandingOrderId}-next`, ScheduledPaymentDateTime: at },
            ...{ ScheduledType: 'Execution', Reference, InstructedAmount, CreditorAccount },
          },
        ];
      }),
    ],
  }),
});
