import { onOperation } from '../edit.ts';
import { fault, type JsonObject } from '../fault.ts';

export default fault({
  id: 'statement-read-through-any-account',
  title: 'Reads a statement through any account of the consent',
  breaks: ['AISP-STA-013'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}',
    (draft, { accountIds, base, params, path, world }) => {
      const all = accountIds.flatMap((id) => world.statements(id));
      const found = all.find(({ StatementId }) => StatementId === params.StatementId);
      if (draft.status !== 400 || found === undefined) return;
      // Not every release has a total value.
      const { TotalValue: _, ...shown } = found.record();
      draft.status = 200;
      draft.body = {
        Data: { Statement: [JSON.parse(JSON.stringify(shown)) as JsonObject] },
        Links: { Self: `${base}${path}` },
        Meta: {},
      };
    },
  ),
});
