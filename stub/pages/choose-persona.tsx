import type { Pending } from '../access/door.ts';
import type { Persona } from '../data/world.ts';
import { Layout, type Problem } from './layout.tsx';

interface ChoosePersonaProps {
  readonly pending: Pending;
  /** Those who are listed. */
  readonly people: readonly Persona[];
  /** How many there are besides, who are not. */
  readonly customers: number;
  readonly problem?: Problem | undefined;
}

/** That there are more customers than a page can list. */
function Crowd({ customers }: { readonly customers: number }) {
  return (
    <>
      {' '}
      <code>customer-1</code> to <code>{`customer-${customers}`}</code> are there, too: by number, or by name.
    </>
  );
}

/** Signing in, at a bank without passwords: the PSU says who they are. */
export function ChoosePersona({ pending, people, customers, problem }: ChoosePersonaProps) {
  const tpp = pending.client.name;
  return (
    <Layout title="Choose who you are" problem={problem}>
      <p>
        <strong>{tpp}</strong> asks to see accounts at this bank. A real bank would have you sign in now. Here you
        choose one of its invented customers instead, and then see what is asked for.
      </p>
      <ul class="people" id="people">
        {people.map(({ hint, name, description, accounts }) => (
          <li>
            <a href={`?persona=${encodeURIComponent(hint)}`}>
              <strong>{name}</strong>
              <span>
                {description}.{accounts === 1 ? '' : ` ${accounts} accounts.`}
              </span>{' '}
              <span class="id">
                For developers: <code>{hint}</code>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <form method="get" action="?" class="login">
        <label for="login">Or write a login</label>
        <p class="quiet" id="login-hint">
          <code>household+bob</code> is a copy of <code>household</code> of your own. <code>household!</code> and the id
          of a fault brings that fault along.{customers === 0 ? null : <Crowd customers={customers} />}
        </p>
        <input
          type="text"
          id="login"
          name="persona"
          aria-describedby="login-hint"
          autocomplete="off"
          spellcheck={false}
        />
        <button type="submit" class="aside">
          Continue
        </button>
      </form>
      <form method="post" action="?">
        <p class="quiet">You can also refuse without choosing anybody, and go back to {tpp}.</p>
        <div class="choices">
          <button type="submit" name="decision" value="reject" class="aside">
            Refuse
          </button>
        </div>
      </form>
    </Layout>
  );
}
