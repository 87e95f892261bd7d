import type { ClockReading } from '../control/clock.ts';

/** The clock of the bank, and what moves it. */
export function Clock({ reading }: { readonly reading: ClockReading }) {
  const { now, rate, frozen, followsMachine, machine } = reading;
  const goes = followsMachine ? 'as the clock of this machine' : frozen ? 'and stands still' : `${rate} times as fast`;
  return (
    <section id="clock">
      <h2>Clock</h2>
      <p>
        It shows <time datetime={now}>{now}</time>
        {`, ${goes}. Tokens and consents live by it, entries are booked and payments fall due by it. What is signed, ID tokens and TLS keep the time of this machine: ${machine}.`}
      </p>
      <form method="post" action="/stub/home/clock-advance" class="row">
        <label>
          Move it on by a duration, such as P1D or PT90M
          <input name="duration" required value="P1D" />
        </label>
        <button class="plain" type="submit">
          Move on
        </button>
      </form>
      <form method="post" action="/stub/home/clock-set" class="row">
        <label>
          Set it to a date-time
          <input name="at" required value={now} />
        </label>
        <button class="plain" type="submit">
          Set
        </button>
      </form>
      <form method="post" action="/stub/home/clock-rate" class="row">
        <label>
          Run it so many times as fast, 0 to freeze it
          <input name="rate" required inputmode="decimal" value={String(rate)} />
        </label>
        <button class="plain" type="submit">
          Run
        </button>
      </form>
      <form method="post" action="/stub/home/clock-follow">
        <button class="plain" type="submit">
          Follow the clock of this machine
        </button>
      </form>
    </section>
  );
}
