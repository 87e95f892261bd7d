import type { Client } from '../../stub/access/clients.ts';

/** Clients with others after them; one of the same id stands in the other's place. */
export function withClients(clients: readonly Client[], added: readonly Client[]): readonly Client[] {
  const byId = new Map(clients.map((client) => [client.clientId, client]));
  for (const client of added) byId.set(client.clientId, client);
  return [...byId.values()];
}
