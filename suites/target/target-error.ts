/** Why a target cannot be judged at all. Stable: scripts may rely on them. */
export type TargetErrorCode =
  | 'unknown-host'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'reset'
  | 'untrusted-certificate'
  | 'expired-certificate'
  | 'wrong-host'
  | 'client-certificate'
  | 'plain-http'
  | 'tls'
  | 'not-http'
  | 'proxy'
  | 'redirect'
  | 'html'
  | 'not-found';

/** The target could not be reached, or what answered is no account information API. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
  readonly code: TargetErrorCode;
  readonly cure: string;

  constructor(code: TargetErrorCode, message: string, cure: string) {
    super(message);
    this.code = code;
    this.cure = cure;
  }
}
