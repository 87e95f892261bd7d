/** The address of the bank in the vectors. */
export const base = 'https://api.bank.example/open-banking/v3.1/aisp';

/** `Links` and `Meta` with all their members, for the list at `path`. */
export function fullEnvelope(path: string) {
  return {
    Links: {
      Self: `${base}${path}?page=2`,
      First: `${base}${path}?page=1`,
      Prev: `${base}${path}?page=1`,
      Next: `${base}${path}?page=3`,
      Last: `${base}${path}?page=9`,
    },
    Meta: {
      TotalPages: 9,
      FirstAvailableDateTime: '2018-01-13T00:00:00+00:00',
      LastAvailableDateTime: '2024-05-01T23:59:59.999+01:00',
    },
  };
}

/** What is sent round the data of a list that fits on one page. */
export function plainEnvelope(path: string) {
  return { Links: { Self: `${base}${path}` }, Meta: { TotalPages: 1 } };
}

export const gbp = (amount: string) => ({ Amount: amount, Currency: 'GBP' });
