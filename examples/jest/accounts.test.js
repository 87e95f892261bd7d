import { runSuites, startBank } from 'aisp-conformance';

test('sees a balance go missing in a bank that leaves it out', async () => {
  const bank = await startBank({
    faults: ['balance-type-missing-expected'],
    variants: ['account-ids-are-uuids', 'z-for-zero-offset'],
  });
  try {
    const { accessToken, accountIds } = await bank.token({ persona: 'saver' });
    const answer = await fetch(`${bank.url}/open-banking/v3.1/aisp/accounts/${accountIds[0]}/balances`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { Data } = await answer.json();
    const types = Data.Balance.map(({ Type }) => Type);
    expect(types).toContain('InterimAvailable');
    expect(types).not.toContain('Expected');
  } finally {
    await bank.close();
  }
});

test('judges a bank', async () => {
  const bank = await startBank();
  try {
    const { report } = await runSuites(bank.target, { only: ['AISP-BAL-*'] });
    expect(report.verdict).toBe('conforming');
  } finally {
    await bank.close();
  }
}, 60_000);
