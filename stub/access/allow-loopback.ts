import type { Provider } from 'oidc-provider';
import type { Authority } from './authority.ts';
import { redirectAllowed } from './clients.ts';

/** Beside what is registered, any address on loopback will do, over http and also for the hybrid flow: see `redirectAllowed`. */
export function allowLoopback(provider: Provider, authority: Authority): void {
  Object.defineProperty(provider.Client.prototype, 'redirectUriAllowed', {
    value(this: { readonly clientId: string }, uri: string) {
      const client = authority.client(this.clientId);
      return client !== undefined && redirectAllowed(client, uri);
    },
  });
}
