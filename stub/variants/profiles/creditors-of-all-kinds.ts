import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const stranger = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '20000390210099', Name: 'A stranger' };

export default variant({
  id: 'creditors-of-all-kinds',
  title: 'Pays strangers that are on no list, and declares it',
  clause: 'Standing Orders and Scheduled Payments: a creditor is anybody',
  profile: (usual) => ({ ...usual, creditorsAreKnown: false }),
  world: recordsChanged({
    StandingOrder: () => ({ CreditorAccount: stranger }),
    ScheduledPayment: () => ({ CreditorAccount: stranger }),
  }),
});
