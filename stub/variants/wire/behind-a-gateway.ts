import { variant } from '../variant.ts';
import { reworded } from '../wire.ts';

const prefix = '/retail/uk-1';

export default variant({
  id: 'behind-a-gateway',
  title: 'Is reached below a path prefix, which stands in its links',
  clause: 'Read/Write Data API, Resource URI Path Structure: [participant-path-prefix]',
  resembles: ['AISP-HTTP-027', 'AISP-HTTP-028', 'AISP-ENV-007'],
  pathPrefix: prefix,
  serve: reworded(({ url }) => {
    const { origin } = new URL(url);
    return {
      inward: (text) => text.replaceAll(`${origin}${prefix}`, origin),
      outward: (text) => text.replaceAll(`${origin}/`, `${origin}${prefix}/`),
    };
  }),
});
