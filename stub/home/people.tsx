import type { Shown } from './home-bank.ts';

function accountLine({ world }: Shown['bank'], accountId: string): string {
  const account = world.account(accountId);
  if (account === undefined) return accountId;
  return [account.AccountSubType, account.Currency, account.Nickname].filter((part) => part !== undefined).join(', ');
}

function Accounts({ bank, hint }: Pick<Shown, 'bank'> & { readonly hint: string }) {
  const ids = bank.world.customer(hint)?.accountIds ?? [];
  return (
    <details>
      <summary>{`Accounts of ${hint}: ${ids.length}`}</summary>
      <ul>
        {ids.map((id) => (
          <li>
            <code>{id}</code> {accountLine(bank, id)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who can log in, what they hold, and a token of theirs by one click. */
export function People({ bank, control }: Pick<Shown, 'bank' | 'control'>) {
  return (
    <section id="people">
      <h2>Personas</h2>
      <p>Customers by name, for login_hint, persona= and the pages of an authorisation. All are invented.</p>
      {bank.world.customers === 0 ? null : (
        <p>
          Besides these there are <code>customer-1</code> to <code>{`customer-${bank.world.customers}`}</code>, by
          number or, where nobody else is called so, by name.
        </p>
      )}
      <ul class="list">
        {bank.world.personas.map(({ hint, name, description }) => (
          <li>
            <h3>
              <code>{hint}</code>
            </h3>
            <p>{`${name}. ${description}`}</p>
            <Accounts bank={bank} hint={hint} />
            {control === undefined ? null : (
              <form method="post" action="/stub/home/token">
                <input type="hidden" name="persona" value={hint} />
                <button class="plain" type="submit">{`Get a token of ${hint}`}</button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
