import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { CallNotes } from './call-notes.ts';
import type { PeerCertificate } from './peer-certificate.ts';

/** The environment that the Node adapter gives to a request; absent when the app is called directly. */
export interface BankEnv {
  readonly Bindings: {
    readonly incoming?: IncomingMessage;
    readonly outgoing?: ServerResponse;
    /** The client certificate of a call that has no socket. */
    readonly certificate?: PeerCertificate;
    /** What is noted of the call, where the bank keeps a journal. */
    readonly notes?: CallNotes;
  };
}

/** The client certificate that a request came with. */
export type CertificateOf = (c: Context<BankEnv>) => PeerCertificate | undefined;
