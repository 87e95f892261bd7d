import { isObject, listIn, type Misbehaviour, spoilBodies } from '../misbehaving-proxy.ts';

/** Departures in what every body has, and in what a body says where there is nothing to say. */
export const bodies: readonly Misbehaviour[] = [
  {
    title: 'dates the previous payment of each direct debit to the first day of the calendar',
    profile: 'full',
    breaks: ['AISP-ENV-015'],
    between: spoilBodies((body) => {
      const list = listIn(body);
      if (list?.name !== 'DirectDebit') return;
      for (const debit of list.records) debit.PreviousPaymentDateTime = '0001-01-01T00:00:00+00:00';
    }),
  },
  {
    title: 'identifies by 0 whoever has no second identification',
    profile: 'service',
    breaks: ['AISP-ENV-015'],
    between: spoilBodies((body) => {
      for (const { Account: schemes } of listIn(body)?.records ?? []) {
        const known = Array.isArray(schemes) ? schemes : [schemes];
        for (const scheme of known) if (isObject(scheme)) scheme.SecondaryIdentification ??= '0';
      }
    }),
  },
  {
    title: 'has Links in no answer',
    profile: 'service',
    breaks: ['AISP-ENV-001', 'AISP-ENV-004', 'AISP-PAG-002'],
    // Links are conditional there: they are missed where another page follows.
    breaksIn: { '4.0.1': ['AISP-PAG-002'] },
    between: spoilBodies((body) => {
      delete body.Links;
    }),
  },
  {
    title: 'has Meta in no answer',
    profile: 'service',
    breaks: ['AISP-ENV-001'],
    breaksIn: { '4.0.1': [] },
    between: spoilBodies((body) => {
      delete body.Meta;
    }),
  },
];
