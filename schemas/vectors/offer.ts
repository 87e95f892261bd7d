import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const minimal = { Data: { Offer: [{ AccountId: '22289' }] } };

const maximal = {
  Data: {
    Offer: [
      {
        AccountId: '22289',
        OfferId: 'offer-1',
        OfferType: 'BalanceTransfer',
        Description: 'Move a card balance to us',
        StartDateTime: '2024-05-01T00:00:00+00:00',
        EndDateTime: '2024-08-31T23:59:59+01:00',
        Rate: '-1.25',
        Value: 12,
        Term: 'Twelve months from the transfer',
        URL: 'https://bank.example/offers/1',
        Amount: gbp('2500.00'),
        Fee: gbp('35.00'),
      },
    ],
  },
  ...fullEnvelope('/accounts/22289/offers'),
};

export const offerVectors: MessageVectors = {
  family: 'offer',
  accepts: [
    { title: 'accepts an offer with what is required', body: minimal },
    { title: 'accepts an offer with all members', body: maximal },
    { title: 'accepts no offer', body: { Data: { Offer: [] } } },
  ],
  rejects: [
    {
      title: 'rejects an offer without AccountId',
      from: minimal,
      remove: '/Data/Offer/0/AccountId',
      keyword: 'required',
    },
    {
      title: 'rejects an invented OfferType',
      from: maximal,
      set: '/Data/Offer/0/OfferType',
      value: 'Gift',
      keyword: 'enum',
    },
    { title: 'rejects half a value', from: maximal, set: '/Data/Offer/0/Value', value: 12.5, keyword: 'type' },
    { title: 'rejects a rate as a number', from: maximal, set: '/Data/Offer/0/Rate', value: 1.25, keyword: 'type' },
    {
      title: 'rejects a rate with five decimals',
      from: maximal,
      set: '/Data/Offer/0/Rate',
      value: '1.25001',
      keyword: 'pattern',
    },
    {
      title: 'rejects a URL of 257 characters',
      from: maximal,
      set: '/Data/Offer/0/URL',
      value: `https://bank.example/${'o'.repeat(236)}`,
      keyword: 'maxLength',
    },
    { title: 'rejects a fee without Amount', from: maximal, remove: '/Data/Offer/0/Fee/Amount', keyword: 'required' },
    {
      title: 'rejects an empty description',
      from: maximal,
      set: '/Data/Offer/0/Description',
      value: '',
      keyword: 'minLength',
    },
  ],
};
