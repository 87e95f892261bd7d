/**
 * Prints, as JSON, how many milliseconds a program waits: from the import of the library to the first answer of a bank, whatever Node
 * needed to begin left out, and for the first answer of a second one.
 */
const begun = performance.now();
const { startBank } = await import('../../library/public/index.ts');

async function answered(): Promise<number> {
  const bank = await startBank();
  const { accessToken } = await bank.token();
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${bank.url}/open-banking/v3.1/aisp/accounts`, { headers });
  await answer.text();
  if (answer.status !== 200) throw new Error(`the bank answers ${answer.status}`);
  const at = performance.now();
  await bank.close();
  return at;
}

const first = await answered();
const again = performance.now();
const second = await answered();
console.log(JSON.stringify({ first: first - begun, second: second - again }));
