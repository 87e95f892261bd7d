import type { RunningFault } from '../control/faults.ts';
import { breaks } from '../faces/broken-answer.ts';
import { faultIds } from '../faults/fault-ids.ts';
import type { Shown } from './home-bank.ts';

/** What goes wrong, in words. */
function inWords({ fault, delay, break: broken, scope, times, probability }: RunningFault): string {
  const what =
    fault ??
    (broken === undefined ? `delay ${typeof delay === 'number' ? `${delay} ms` : JSON.stringify(delay)}` : broken);
  const whose = Object.entries(scope).map(([name, value]) => `${name} ${value}`);
  return [
    what,
    whose.length === 0 ? 'for all calls' : `for ${whose.join(', ')}`,
    ...(times === undefined ? [] : [`${times} times more`]),
    ...(probability === undefined ? [] : [`with probability ${probability}`]),
  ].join(', ');
}

function Running({ running }: { readonly running: readonly RunningFault[] }) {
  if (running.length === 0) return <p>Nothing was added.</p>;
  return (
    <>
      <ul class="list">
        {running.map((each) => (
          <li>
            <form method="post" action="/stub/home/fault-remove" class="row">
              <input type="hidden" name="id" value={each.id} />
              <span>{inWords(each)}</span>
              <button class="plain" type="submit">
                Remove<span class="unseen">{` ${inWords(each)}`}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action="/stub/home/fault-clear">
        <button class="plain" type="submit">
          Remove all
        </button>
      </form>
    </>
  );
}

/** What goes wrong on purpose, and what may be made to. */
export function Faults({ bank, running }: Pick<Shown, 'bank'> & { readonly running: readonly RunningFault[] }) {
  return (
    <section id="faults">
      <h2>Faults and delays</h2>
      <Running running={running} />
      <form method="post" action="/stub/home/fault-add" class="row">
        <label>
          A fault
          <input name="fault" list="fault-ids" autocomplete="off" />
        </label>
        <label>
          or a delay, such as 250ms
          <input name="delay" />
        </label>
        <label>
          or an answer that does not arrive
          <select name="break">
            <option value="">None</option>
            {breaks.map((each) => (
              <option value={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Of whom
          <select name="persona">
            <option value="">All calls</option>
            {bank.world.personas.map(({ hint }) => (
              <option value={hint}>{hint}</option>
            ))}
          </select>
        </label>
        <label>
          On how many calls
          <input name="times" inputmode="numeric" placeholder="all" />
        </label>
        <button class="plain" type="submit">
          Let it go wrong
        </button>
      </form>
      <datalist id="fault-ids">
        {faultIds.map((id) => (
          <option value={id} />
        ))}
      </datalist>
      <p class="quiet">
        A login such as household!balance-type-twice brings a fault with it, and household+mine is a private copy of
        that customer.
      </p>
    </section>
  );
}
