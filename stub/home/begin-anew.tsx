import type { Shown } from './home-bank.ts';

/** What does away with all that has changed. */
export function BeginAnew({ bank }: Pick<Shown, 'bank'>) {
  return (
    <section id="reset">
      <h2>Begin anew</h2>
      <p>Does away with consents, tokens and all else that has changed since the start: whole, or of one persona.</p>
      <form method="post" action="/stub/home/reset" class="row">
        <label>
          Of whom
          <select name="persona">
            <option value="">All</option>
            {bank.world.personas.map(({ hint }) => (
              <option value={hint}>{hint}</option>
            ))}
          </select>
        </label>
        <button type="submit">Begin anew</button>
      </form>
    </section>
  );
}
