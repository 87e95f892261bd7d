import type { AdapterPayload } from 'oidc-provider';
import type { Customer } from '../data/world.ts';
import type { CallNotes } from '../http/call-notes.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';
import type { Approval } from './authority.ts';
import type { Door, Pending } from './door.ts';
import type { OidcDoor, OidcDoorOptions } from './oidc-door.ts';
import { OidcStorage } from './oidc-storage.ts';

/**
 * The authorization server. Its issuer is the address by which it is called. All of it is loaded by the first request that needs it:
 * whoever has a token from the control plane never waits for it.
 */
export class FrontDoor implements Door {
  readonly #options: OidcDoorOptions;
  readonly #storage: OidcStorage;
  #opening: Promise<OidcDoor> | undefined;

  constructor(options: OidcDoorOptions) {
    this.#options = options;
    this.#storage = new OidcStorage(options.authority);
  }

  /** Loads what the first request to need it would wait for: the provider library, its keys and the provider at an address. */
  async warmUp(origin: string): Promise<void> {
    await (await this.#open()).warmUp(origin);
  }

  /** Answers a request to one of the provider's endpoints. */
  async answer(
    request: Request,
    body: Uint8Array,
    certificate: PeerCertificate | undefined,
    notes: CallNotes,
  ): Promise<Response> {
    return await (await this.#open()).answer(request, body, certificate, notes);
  }

  /** What the provider noted under an id: a code, a token, an authorisation that waits. */
  known(
    kind: 'AuthorizationCode' | 'RefreshToken' | 'Interaction',
    id: string,
  ): Pick<AdapterPayload, 'grantId' | 'params'> | undefined {
    return this.#storage.payloadOf(kind, id);
  }

  async pending(request: Request, uid: string): Promise<Pending | undefined> {
    return await (await this.#open()).pending(request, uid);
  }

  async approve(request: Request, pending: Pending, approval: Approval): Promise<Response> {
    return await (await this.#open()).approve(request, pending, approval);
  }

  async reject(request: Request, pending: Pending, customer: Customer | undefined): Promise<Response> {
    return await (await this.#open()).reject(request, pending, customer);
  }

  #open(): Promise<OidcDoor> {
    this.#opening ??= import('./oidc-door.ts').then(({ OidcDoor }) => new OidcDoor(this.#options, this.#storage));
    return this.#opening;
  }
}
