/** The most bytes that are read of a file, by what it is. A file is read whole, and so is what is parsed from it. */
export const bounds = {
  /** A token, a password, a key that opens something. */
  secret: 64_000,
  /** PEM: a bundle of all usual authorities has a quarter of a megabyte. */
  certificate: 4_000_000,
  /** A target, a profile, clients, data, a discovery file, a test plan. */
  configuration: 16_000_000,
  /** Anything that a run writes, and recordings from elsewhere. */
  report: 200_000_000,
  /** What comes with the package, or is written by one process of a run for another. */
  own: 200_000_000,
} as const;

/** A size in words: `64 KB`, `16 MB`. Never less than it is. */
export function inWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1_000_000)} MB`;
}
