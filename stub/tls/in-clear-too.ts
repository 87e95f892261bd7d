import { createServer, type Server, type Socket } from 'node:net';

/** First byte of a TLS connection: a handshake record. Clause: RFC 8446, section 5.1. */
const handshake = 0x16;

/** One listener for two servers: a connection that begins with a TLS handshake goes to the first, any other to the second. */
export function inClearToo(secure: Pick<Server, 'emit'>, clear: Pick<Server, 'emit'>): Server {
  return createServer((socket: Socket) => {
    socket.once('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      const encrypted = first[0] === handshake;
      (encrypted ? secure : clear).emit('connection', socket);
      // TLS reads the socket by itself, beginning with what was put back.
      if (!encrypted) socket.resume();
    });
  });
}
