/** Why nothing was read from a path, or written to it, although the system would have. `message` says it of a subject: "is a pipe". */
export class FileError extends Error {
  /** `EISDIR` for a folder, as the system has it; ours for the rest. */
  readonly code: 'EISDIR' | 'NOT_A_FILE' | 'TOO_LARGE' | 'LINK';
  readonly path: string;

  constructor(code: FileError['code'], path: string | URL, message: string) {
    super(message);
    this.name = 'FileError';
    this.code = code;
    this.path = String(path);
  }
}

/** Why a file could not be read or written, in brackets or after "it": our own words, or the code of the system. */
export function reasonOf(error: unknown): string {
  if (error instanceof FileError) return `it ${error.message}`;
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown error';
}
