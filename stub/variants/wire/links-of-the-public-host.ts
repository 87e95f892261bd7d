import { variant } from '../variant.ts';
import { reworded } from '../wire.ts';

export default variant({
  id: 'links-of-the-public-host',
  title: 'Names in its links the host by which the world knows it, which is not the one that was called',
  clause: 'Read/Write Data API, Links: absolute URIs, of whatever host',
  resembles: ['AISP-ENV-005', 'AISP-ENV-007', 'AISP-HTTP-027'],
  unseen: {
    rules: ['AISP-PAG-*'],
    why: 'A run follows no link to a host that it was not told of; with that host for a base URL it would',
  },
  serve: reworded(({ url }) => {
    const inner = `${new URL(url).origin}/open-banking/`;
    const outer = 'https://api.example-bank.example/mobile/open-banking/';
    return {
      inward: (text) => text.replaceAll(outer, inner),
      outward: (text) => text.replaceAll(inner, outer),
    };
  }),
});
