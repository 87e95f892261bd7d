import type { MessageFamily } from '../../operations.ts';
import { type ChangeVector, from, only, openAnd } from './change-vector.ts';
import { type ListName, messageWith, money, text } from './lawful-records.ts';

const dateTime = '2024-05-01T10:00:00+00:00';

/** A member that came with a release after the open ones began: there it passes as unknown, whatever it holds. */
const member = (
  change: number,
  [family, list]: readonly [MessageFamily, ListName],
  name: string,
  [value, wrong]: readonly [unknown, unknown],
  since: '3.1.3' | '3.1.4',
): readonly ChangeVector[] => [
  {
    changes: [change],
    title: `${name} of ${list} is known, or passes unseen where records are open`,
    family,
    body: messageWith(list, { [name]: value }),
    at: `/Data/${list}/0/${name}`,
    taken: from('3.1.2'),
  },
  {
    changes: [change],
    title: `${name} of ${list} is looked at`,
    family,
    body: messageWith(list, { [name]: wrong }),
    at: `/Data/${list}/0/${name}`,
    taken: since === '3.1.3' ? only('3.1.2') : openAnd(),
  },
];

const overdraft = (band: object) =>
  messageWith('Product', {
    ProductType: 'PersonalCurrentAccount',
    PCA: {
      Overdraft: {
        OverdraftTierBandSet: [{ TierBandMethod: 'Whole', OverdraftTierBand: [{ TierValueMin: '0.00', ...band }] }],
      },
    },
  });
const bandAt = '/Data/Product/0/PCA/Overdraft/OverdraftTierBandSet/0/OverdraftTierBand/0/RepresentativeAPR';

/** Changes 15 to 24: those of releases 3.1.3 and 3.1.4. */
export const changesUntil314: readonly ChangeVector[] = [
  ...member(15, ['account', 'Account'], 'OpeningDate', [dateTime, '2024-05-01'], '3.1.3'),
  ...member(15, ['account', 'Account'], 'MaturityDate', [dateTime, '2024-05-01'], '3.1.3'),
  ...member(16, ['beneficiary', 'Beneficiary'], 'SupplementaryData', [{ Points: 1 }, 'text'], '3.1.3'),
  ...member(17, ['direct-debit', 'DirectDebit'], 'Frequency', ['UK.OBIE.Monthly', 12], '3.1.3'),
  ...member(18, ['scheduled-payment', 'ScheduledPayment'], 'DebtorReference', ['Rent', text(36)], '3.1.3'),
  {
    changes: [19],
    title: 'the type of a statement rate is a name in a namespace, of any length',
    family: 'statement',
    body: messageWith('Statement', { StatementRate: [{ Rate: '1.5', Type: text(41) }] }),
    at: '/Data/Statement/0/StatementRate/0/Type',
    taken: from('3.1.3'),
  },
  {
    changes: [19],
    title: 'the type of a statement value is a name in a namespace, of any length',
    family: 'statement',
    body: messageWith('Statement', { StatementValue: [{ Value: '120', Type: text(41) }] }),
    at: '/Data/Statement/0/StatementValue/0/',
    taken: from('3.1.3'),
  },
  {
    changes: [20],
    title: 'a bank transaction code may not be empty where its length is bounded',
    family: 'transaction',
    body: messageWith('Transaction', { BankTransactionCode: { Code: '', SubCode: 'CASH' } }),
    at: '/Data/Transaction/0/BankTransactionCode/Code',
    taken: [...only('3.1.0'), ...only('3.1.2'), ...from('3.1.7')],
  },
  ...member(21, ['standing-order', 'StandingOrder'], 'LastPaymentDateTime', [dateTime, '2024-05-01'], '3.1.4'),
  ...member(21, ['standing-order', 'StandingOrder'], 'LastPaymentAmount', [money, '12.50'], '3.1.4'),
  ...member(21, ['standing-order', 'StandingOrder'], 'NumberOfPayments', ['12', text(36)], '3.1.4'),
  {
    changes: [21],
    title: 'a standing order may be of a frequency that is not known',
    family: 'standing-order',
    body: messageWith('StandingOrder', { Frequency: 'NotKnown' }),
    at: '/Data/StandingOrder/0/Frequency',
    taken: from('3.1.4'),
  },
  ...(
    [
      ['account', 'Account'],
      ['transaction', 'Transaction'],
      ['beneficiary', 'Beneficiary'],
      ['standing-order', 'StandingOrder'],
      ['scheduled-payment', 'ScheduledPayment'],
      ['statement', 'Statement'],
      ['party', 'Party'],
    ] as const
  ).map(
    ([family, list]): ChangeVector => ({
      changes: [22, 9, 33, 37],
      title: `a record of ${list} is closed again, 3.1.6 included`,
      family,
      body: messageWith(list, { Unforeseen: 'text' }),
      at: '/Data/',
      taken: openAnd(),
    }),
  ),
  {
    changes: [22],
    title: 'a message is closed again round its Data',
    family: 'offer',
    body: { ...(messageWith('Offer') as object), Unforeseen: 'text' },
    at: '/Unforeseen',
    taken: openAnd(),
  },
  {
    changes: [22],
    title: 'the Data of statements are closed again',
    family: 'statement',
    body: messageWith('Statement', {}, { Unforeseen: 'text' }),
    at: '/Data/Unforeseen',
    taken: openAnd(),
  },
  {
    changes: [22],
    title: 'a direct debit stays open',
    family: 'direct-debit',
    body: messageWith('DirectDebit', { Unforeseen: 'text' }),
    at: '/Data/DirectDebit/0/Unforeseen',
    taken: from('3.1.2'),
  },
  {
    changes: [22],
    title: 'a proprietary transaction code is closed one release later',
    family: 'transaction',
    body: messageWith('Transaction', { ProprietaryBankTransactionCode: { Code: 'POS', Unforeseen: 'text' } }),
    at: '/Data/Transaction/0/ProprietaryBankTransactionCode/Unforeseen',
    taken: [{ since: '3.1.2', until: '3.1.4' }],
  },
  {
    changes: [23],
    title: 'an overdraft band has a representative rate',
    family: 'product',
    body: overdraft({ RepresentativeAPR: '39.9' }),
    at: bandAt,
    taken: from('3.1.2'),
  },
  {
    changes: [23],
    title: 'the representative rate of an overdraft band is looked at',
    family: 'product',
    body: overdraft({ RepresentativeAPR: '39,9' }),
    at: bandAt,
    taken: openAnd(),
  },
];
