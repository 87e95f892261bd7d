import type { PeerCertificate } from '../http/peer-certificate.ts';
import type { Reply } from '../http/reply.ts';
import type { Control } from './control.ts';

/** A JSON Schema of the 2020-12 dialect, as a literal. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A call of an operation, read and found to be well-formed: JSON, where it has a body. */
export interface ControlCall {
  /** What stands in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON of the body; an empty object when there is none. It is as the caller wrote it: `act` checks it. */
  readonly body: unknown;
  /** The call as it came; its body has been read. */
  readonly request: Request;
  /** The client certificate of the connection. */
  readonly certificate: PeerCertificate | undefined;
}

/** A parameter of the query. */
export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** What an operation answers with one status. */
export interface ControlAnswer {
  readonly description: string;
  /** Of a JSON body. */
  readonly schema?: JsonSchema;
  /** Other media types that the answer may have, each with what it then holds. */
  readonly others?: Readonly<Record<string, string>>;
}

/**
 * One thing that the control plane does, as data: it is mounted from this and described by it. Refusals have the same body everywhere,
 * `error` and `error_description`; 400 for what cannot be done and 403 for who may not are not told here.
 */
export interface ControlOperation {
  /** In kebab-case; unique. */
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/stub/`, with parameters in braces. */
  readonly path: `/stub/${string}`;
  /** What it does, as an order to the bank, in a few words without a full stop. */
  readonly title: string;
  readonly description: string;
  readonly query?: readonly QueryParameter[];
  /** The body that it takes; absent when it takes none. */
  readonly request?: {
    readonly schema: JsonSchema;
    readonly example?: unknown;
    /** True where a call without a body is refused. */
    readonly required?: boolean;
    /** The largest body that is read, in bytes, where that is not the usual limit. */
    readonly largest?: number;
  };
  /** What it answers when it was done, by status. */
  readonly answers: Readonly<Record<number, ControlAnswer>>;
  /** When it refuses with another status, in a sentence each. */
  readonly refusals?: Readonly<Partial<Record<404 | 409, string>>>;
  /** Does it. Throws an OAuthError, which the caller is answered. */
  readonly act: (control: Control, call: ControlCall) => Reply | Response | Promise<Reply | Response>;
}

/** Declares an operation. */
export function operation(literal: ControlOperation): ControlOperation {
  return literal;
}
