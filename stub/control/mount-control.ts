import type { Context, Hono } from 'hono';
import { OAuthError, oauthBody } from '../access/oauth-error.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { json, toResponse } from '../http/reply.ts';
import type { Control } from './control.ts';
import type { Guard } from './guard.ts';
import type { ControlOperation } from './operation.ts';
import { readCall } from './read-call.ts';

/** What a control plane is made of. */
export interface ControlPlane {
  readonly control: Control;
  readonly operations: readonly ControlOperation[];
  readonly guard: Guard;
  readonly certificateOf: CertificateOf;
  /** The last that is done to an answer before it leaves. */
  readonly send: (c: Context<BankEnv>, response: Response) => Response | Promise<Response>;
}

/** Mounts the control plane below `/stub/`: a call is let in by the guard, read, and answered by its operation. */
export function mountControl(
  app: Hono<BankEnv>,
  { control, operations, guard, certificateOf, send }: ControlPlane,
): void {
  for (const { method, path, request, act } of operations) {
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      try {
        guard(c);
        const answer = await act(control, await readCall(c, certificateOf, request?.largest));
        return send(c, answer instanceof Response ? answer : toResponse(answer, undefined));
      } catch (error) {
        if (!(error instanceof OAuthError)) throw error;
        const { notes } = c.env ?? {};
        if (notes !== undefined) notes.refusal = error;
        return send(c, toResponse(json(error.status, oauthBody(error)), undefined));
      }
    });
  }
}
