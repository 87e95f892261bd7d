import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * A proxy on this machine that makes tunnels for whoever knows the password: `me`, `let-me-in`. `places` are the ports on this machine of
 * names that nobody else can resolve.
 */
export async function passwordProxy(places: Readonly<Record<string, number>> = {}) {
  let tunnels = 0;
  const sockets = new Set<Socket>();
  const pass = `Basic ${Buffer.from('me:let-me-in').toString('base64')}`;
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on('connection', (socket) => sockets.add(socket));
  server.on('connect', (request, socket) => {
    if (request.headers['proxy-authorization'] !== pass) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    tunnels += 1;
    const { hostname, port } = new URL(`http://${request.url}`);
    const place = places[hostname];
    const [to, host] = place === undefined ? [Number(port || 80), hostname] : [place, '127.0.0.1'];
    const on = connect(to, host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      on.pipe(socket).pipe(on);
    });
    on.on('error', () => socket.destroy());
    socket.on('error', () => on.destroy());
    sockets.add(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels: () => tunnels,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
