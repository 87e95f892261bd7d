import { Problem } from '../problem.ts';

/** The listener of a run is on this machine and answers at once, or is gone. */
const patience = () => ({ redirect: 'manual', signal: AbortSignal.timeout(5_000) }) as const;

/** Where the address leads that a run prints for a person: the page of the bank. Throws a Problem where the run waits no more. */
export async function bankAddress(open: string): Promise<string> {
  const answer = await fetch(open, patience()).catch(() => undefined);
  await answer?.body?.cancel();
  const address = answer?.headers.get('location') ?? undefined;
  if (address === undefined) throw notWaiting();
  return address;
}

/**
 * Hands a run the answer of a bank from the address at which a browser ended on another device: that browser could not follow the
 * redirect URI `back`, which is on this machine. Throws a Problem where the address is none of it, or the run does not take it.
 */
export async function handBack(address: string, back: string): Promise<void> {
  const ended = URL.canParse(address) ? new URL(address) : undefined;
  const awaited = new URL(back);
  if (ended === undefined || ended.origin !== awaited.origin || ended.pathname !== awaited.pathname) {
    throw new Problem(
      'That is not the address at which the bank leads back.',
      `Copy the whole address that begins with ${back}, with all that follows the question mark or the hash.`,
    );
  }
  const parameters = ended.hash.length > 1 ? new URLSearchParams(ended.hash.slice(1)) : undefined;
  if (parameters === undefined && ended.search === '') {
    throw new Problem(
      'That address bears no answer.',
      'Copy all of it, with what follows the question mark or the hash.',
    );
  }
  const sent = parameters === undefined ? patience() : { ...patience(), method: 'POST', body: parameters };
  const answer = await fetch(parameters === undefined ? ended : awaited, sent).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer === undefined) throw notWaiting();
  if (!answer.ok) {
    throw new Problem(
      'The run waits for another answer: this one is of an earlier authorisation, or incomplete.',
      'Scan the code once more, and decide at the bank anew.',
    );
  }
}

function notWaiting(): Problem {
  return new Problem('The run waits for nobody at this address any more.', 'Go back to the run.', 409);
}
