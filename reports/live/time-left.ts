/** Before that an estimate is worth nothing. */
const leastMs = 2_000;

/**
 * About how long the rest will take, at the pace so far: ` · about 12 s left`, or nothing while it is too early to tell.
 */
export function timeLeft(elapsedMs: number, done: number, total: number | undefined): string {
  if (total === undefined || done <= 0 || done >= total || elapsedMs < leastMs) return '';
  const seconds = Math.ceil((elapsedMs * (total - done)) / done / 1000);
  return ` · about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}
