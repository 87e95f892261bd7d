/** Said of a run whose evidence is not masked. */
export const inClear = `aisp: WARNING: with --evidence full, evidence.har shows names, addresses and account numbers in clear.
      Keep it as you would the data itself: leave it out of artefacts, tickets and mail.
`;
