import { variant } from '../variant.ts';

const inUtc = (text: string | undefined) => (text === undefined ? undefined : new Date(text).toISOString());

export default variant({
  id: 'consent-dates-in-utc',
  title: 'Tells the dates of a consent as the same moments in UTC, with milliseconds and Z',
  clause: 'Read/Write Data API, Date Formats: the moment counts, not its spelling',
  resembles: ['AISP-CON-019', 'AISP-CON-020'],
  behaviour: {
    echoConsent: (usual) => (consent, at) => {
      const { expirationDateTime, transactionFromDateTime, transactionToDateTime, ...rest } = consent;
      const [expiry, from, to] = [expirationDateTime, transactionFromDateTime, transactionToDateTime].map(inUtc);
      return usual(
        {
          ...rest,
          creationDateTime: inUtc(consent.creationDateTime) ?? '',
          ...(expiry === undefined ? {} : { expirationDateTime: expiry }),
          ...(from === undefined ? {} : { transactionFromDateTime: from }),
          ...(to === undefined ? {} : { transactionToDateTime: to }),
        },
        at,
      );
    },
  },
});
