import { request } from 'node:https';
import { judge, runSuites, startBank } from 'aisp-conformance';

// The bank and all that it holds are gone at the end of this block, whatever happens in it.
const bank = await startBank({ tls: true });
try {
  // A TPP shows its certificate, and trusts the authority of the bank.
  const [client] = bank.clients;
  const identity = { ca: bank.authority, cert: client.certificate, key: client.key };
  const { accessToken } = await bank.token({ persona: 'household', clientId: client.clientId });

  const accounts = await get('/open-banking/v3.1/aisp/accounts', accessToken, identity);
  for (const { AccountId, Nickname } of accounts.Data.Account) console.log(AccountId, Nickname);

  // Any bank can be judged; this one describes itself as a target.
  const { report, archive } = await runSuites(bank.target, { only: ['AISP-BAL-*'] });
  console.log(`${report.target.baseUrl} is ${report.verdict}: ${report.summary.pass} rules passed`);

  // The archive is all that a judge needs: keep it, and judge it by next year's rules.
  const again = await judge(archive);
  console.log(`and so it is by its archive: ${again.report.verdict}`);
} finally {
  await bank.close();
}

/** `fetch` takes no client certificate, `node:https` does. */
function get(path, token, identity) {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    request(new URL(path, bank.url), { ...identity, headers }, async (response) => {
      resolve(JSON.parse(Buffer.concat(await response.toArray()).toString('utf8')));
    })
      .once('error', reject)
      .end();
  });
}
