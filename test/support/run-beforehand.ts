/** What a task came to: its result, or the error that it threw. */
export type Outcome<T> = () => T;

/**
 * Does pieces of work one after the other before the first test is declared, and hands over what each came to, for a test of
 * its own. From the first `describe` or `it` on, node:test follows every promise of the process, which costs work of many
 * promises a fifth of its time.
 */
export async function runBeforehand<T>(tasks: readonly (() => Promise<T>)[]): Promise<readonly Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (const task of tasks) {
    try {
      const result = await task();
      outcomes.push(() => result);
    } catch (error) {
      outcomes.push(() => {
        throw error;
      });
    }
  }
  return outcomes;
}
