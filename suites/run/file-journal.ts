import { readText } from '../../files/read-file.ts';
import { type Appender, openAppender } from '../../files/write-file.ts';
import { type JournalLine, readJournal, seal, unseal } from '../../reports/contract/index.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';
import type { Journal, Kept, KnownFacts } from '../scenarios/journal.ts';

/**
 * A journal in a file that only this user can read, line by line sealed with a key that is on no disk: nothing in it is
 * redacted. It begins anew each time. A disk that refuses ends the journal and not the run: the same evidence is still in
 * memory, and whoever writes that names the cure.
 */
export class FileJournal implements Journal {
  readonly #key: string;
  #file: Appender | undefined;
  #known = '';

  constructor(path: string, key: string) {
    this.#key = key;
    try {
      this.#file = openAppender(path, { mode: 'private', anew: true });
    } catch {
      this.#file = undefined;
    }
  }

  scenario(scenario: ScenarioName): void {
    this.#write({ scenario });
  }

  exchange(exchange: RecordedExchange): void {
    this.#write({ exchange });
  }

  facts(facts: KnownFacts): void {
    const known = JSON.stringify(facts);
    if (known === this.#known) return;
    this.#known = known;
    this.#write({ facts });
  }

  secret(secret: string): void {
    this.#write({ secret });
  }

  #write(line: JournalLine): void {
    if (this.#file === undefined) return;
    try {
      this.#file.write(`${seal(this.#key, JSON.stringify(line))}\n`);
    } catch {
      this.#file = undefined;
    }
  }
}

/** What a journal has that was sealed with this key; undefined when it holds no call. */
export function keptIn(path: string, key: string): Kept | undefined {
  let text: string;
  try {
    text = readText(path, 'own');
  } catch {
    return undefined;
  }
  const { scenario, exchanges, facts, secrets } = readJournal(
    text
      .split('\n')
      .map((line) => unseal(key, line) ?? '')
      .join('\n'),
  );
  if (exchanges.length === 0) return undefined;
  return {
    ...(scenario === undefined ? {} : { scenario: scenario as ScenarioName }),
    exchanges: exchanges as readonly RecordedExchange[],
    secrets,
    facts: (facts as KnownFacts | undefined) ?? { consents: [], gaps: [], tokens: [], authorisations: [] },
  };
}
