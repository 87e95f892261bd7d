/** What an app shows at the top: the sum of all accounts by the figure that customers see, `Expected`; NaN where a bank leaves it out. */
export async function totalBalance(baseUrl, accessToken) {
  const response = await fetch(`${baseUrl}/open-banking/v3.1/aisp/balances`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) throw new Error(`The bank answers ${response.status}`);
  const { Data } = await response.json();
  const expected = Data.Balance.filter(({ Type }) => Type === 'Expected');
  if (expected.length === 0) return Number.NaN;
  const pence = expected.map(({ Amount, CreditDebitIndicator }) => {
    const value = Math.round(Number(Amount.Amount) * 100);
    return CreditDebitIndicator === 'Debit' ? -value : value;
  });
  return pence.reduce((sum, each) => sum + each, 0) / 100;
}
