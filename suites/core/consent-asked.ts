let asked = false;

/** Says that what is known of a consent was asked for. Whoever guesses it calls this; see `suites/archive/guessed-session.ts`. */
export function noteConsentAsked(): void {
  asked = true;
}

/** What some work comes to, and whether it asked for what somebody only guesses of a consent: then another guess may change it. */
export interface Watched<T> {
  readonly answer: T;
  readonly asked: boolean;
}

/** Does some work, which ends before this returns, and watches what it asks for; so does whoever watches a larger part of it. */
export function watched<T>(work: () => T): Watched<T> {
  const before = asked;
  asked = false;
  try {
    const answer = work();
    return { answer, asked };
  } finally {
    asked ||= before;
  }
}

/** An answer that was found before, of which whoever asks now depends as much as who asked first. */
export function answerOf<T>({ answer, asked: before }: Watched<T>): T {
  if (before) noteConsentAsked();
  return answer;
}
