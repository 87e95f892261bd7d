import { clause } from '../../core/clause.ts';
import { lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const post = {
  operation: 'POST /account-access-consents',
  probe: 'consent-refusal',
  variant: 'character-in-code',
} as const;

/** No request of this interface has free text: a character where none can be processed shows it as well. */
export default rule({
  id: 'AISP-HDR-032',
  level: 'MUST',
  tolerates: ['refused-for-the-code'],
  title: 'A request with a character that cannot be processed is refused with 400, not altered',
  matters:
    'If a bank drops or swaps a character that it cannot process, the consent that it makes is not the one that was asked for.',
  clause: clause('Read/Write Data API', 'Character Encoding'),
  scenarios: ['consent-refusals'],
  needs: 'an access token for the client, to ask for a permission with a character too many',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'consent-refusal', variant: 'character-in-code' })) {
      const status = statusOf(exchange);
      const tell = status > 400 && status < 500 ? lenient('refused-for-the-code') : look;
      yield tell({ exchange }, status === 400, 'Expected 400 for a character that cannot be processed', status);
    }
  },
  accept: { refused: { ...post, status: 400 } },
  reject: {
    'left out of the code': { ...post, data: { ConsentId: 'c', Permissions: ['ReadAccountsBasic', 'ReadBalances'] } },
    'breaks the server': { ...post, status: 500 },
    'refused in another way': { ...post, status: 422 },
  },
});
