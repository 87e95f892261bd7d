import type { Pending } from '../access/door.ts';
import type { Customer } from '../data/world.ts';
import type { AccountCard } from './account-card.ts';
import { lifetimeWords, periodWords } from './date-words.ts';
import { Layout, type Problem } from './layout.tsx';
import { clustersOf } from './permission-words.ts';
import { loginOf } from './who-decides.ts';

/** The id of the first account's checkbox, where a selection is put right. */
export const firstAccount = 'account-1';

/** The id of the place with the two buttons. */
export const decisionPlace = 'decision';

interface AccountsProps {
  readonly accounts: readonly AccountCard[];
  /** The ids of the accounts that are ticked. */
  readonly ticked: readonly string[];
  readonly problem?: Problem | undefined;
}

function Accounts({ accounts, ticked, problem }: AccountsProps) {
  return (
    <fieldset class={problem?.at === firstAccount ? 'wrong' : ''} aria-describedby="accounts-hint">
      <legend>Which accounts do you want to share?</legend>
      <p class="quiet" id="accounts-hint">
        Untick those that you want to keep to yourself.
      </p>
      {accounts.map(({ accountId, name, kind, number, balance }, index) => (
        <label class="account">
          <input
            type="checkbox"
            id={`account-${index + 1}`}
            name="account"
            value={accountId}
            checked={ticked.includes(accountId)}
          />
          <span>
            <span class="name">{name}</span> <span>{kind}</span> <span>{number}</span>{' '}
            <span class="balance">{balance}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the TPP asked for: by data cluster, by date, and for how long. */
function Asked({ client, consent }: Pick<Pending, 'client' | 'consent'>) {
  const period = periodWords(consent);
  const { lasts, back } = lifetimeWords(consent);
  return (
    <>
      <h2>What {client.name} will see</h2>
      {clustersOf(consent.permissions).map(({ title, lines }) => (
        <>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        </>
      ))}
      {period === undefined ? null : (
        <>
          <h2>From when to when</h2>
          <p>{period}.</p>
        </>
      )}
      <h2>For how long</h2>
      <p>
        {client.name} will have access <strong>{lasts}</strong>. {back}
      </p>
      <details>
        <summary>For developers: the permission codes</summary>
        <ul>
          {consent.permissions.map((code) => (
            <li>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface ConsentPageProps extends AccountsProps {
  readonly pending: Pending;
  readonly customer: Customer;
  /** Ids of the faults that the login brings along. */
  readonly faults: readonly string[];
}

/** The consent: who asks, for what, until when; and the PSU's choice of accounts and decision. */
export function ConsentPage({ pending, customer, faults, accounts, ticked, problem }: ConsentPageProps) {
  const { client, consent, customerKey } = pending;
  const login = loginOf(customer, faults);
  return (
    <Layout title={`Share your account information with ${client.name}?`} problem={problem}>
      <p>
        You are <strong>{customer.name}</strong>.{' '}
        {customerKey === undefined ? (
          <a href="?">Choose somebody else</a>
        ) : (
          `You have shared this with ${client.name} before, and are asked again.`
        )}
      </p>
      {faults.length === 0 ? null : (
        <p>
          With this login the bank is dishonest: <code>{faults.join(', ')}</code>.
        </p>
      )}
      <p>{client.name} will be able to look, and nothing else: it cannot pay, move money or change anything.</p>
      <Asked client={client} consent={consent} />
      {/* Not the page's own address: a fragment in it would follow the redirects to the client. */}
      <form method="post" action={`?persona=${encodeURIComponent(login)}`}>
        {/* The Enter key in a checkbox presses the first submit button there is: this one decides nothing. */}
        <div class="unseen" aria-hidden="true">
          <button type="submit" name="decision" value="" tabindex={-1}>
            Neither
          </button>
        </div>
        <input type="hidden" name="persona" value={login} />
        <Accounts accounts={accounts} ticked={ticked} problem={problem} />
        <p>
          Either way you go back to <strong>{client.name}</strong>.
        </p>
        <div class="choices" id={decisionPlace}>
          <button type="submit" name="decision" value="approve">
            Allow access
          </button>
          <button type="submit" name="decision" value="reject">
            Refuse
          </button>
        </div>
      </form>
    </Layout>
  );
}
