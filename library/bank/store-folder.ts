/** The folder of `file:FOLDER`, in which a bank keeps what changes; undefined for anything else. */
export function storeFolder(store: string): string | undefined {
  return /^file:(.+)$/.exec(store)?.[1];
}
