import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findElsewhere, pathCure } from './other-paths.ts';

const place = { baseUrl: 'https://bank.example/sandbox', release: '3.1.11' } as const;

/** A bank with a discovery document, or none, that answers at one base path. */
function bankAt(base: string | undefined, { status = 401, discovery }: { status?: number; discovery?: object } = {}) {
  const asked: string[] = [];
  return {
    asked,
    ask: async (path: string) => {
      asked.push(path);
      if (path.startsWith('/.well-known/'))
        return { status: discovery === undefined ? 404 : 200, text: JSON.stringify(discovery ?? {}) };
      return { status: path === `${base}/accounts` ? status : 404, text: '' };
    },
  };
}

describe('an interface whose path is not that of the standard', () => {
  for (const [base, line] of [
    ['/open-banking/v3.1.10/aisp', 'add "basePath: /open-banking/v3.1.10/aisp" to the target file'],
    ['/open-banking/v3.1', 'add "basePath: /open-banking/v3.1" to the target file'],
    ['/aisp', 'add "basePath: /aisp" to the target file'],
    ['', 'add "basePath: /" to the target file'],
    ['/open-banking/v4.0/aisp', 'add "release: 4.0.1" to the target file'],
  ] as const) {
    it(`is found at ${base || 'the root'}, with the line to add`, async () => {
      const { ask } = bankAt(base);
      const found = await findElsewhere(place, ask);
      assert.equal(found, base);
      assert.ok(pathCure(place, found).includes(line), pathCure(place, found));
    });
  }

  it('is found first where the discovery document of the bank names it', async () => {
    const discovery = { resources: ['https://bank.example/sandbox/retail/ais/aisp/accounts'] };
    const { ask, asked } = bankAt('/retail/ais/aisp', { discovery });
    assert.equal(await findElsewhere(place, ask), '/retail/ais/aisp');
    assert.equal(asked.length, 2);
  });

  it('is not found where every path answers that nothing is there, or that the server is broken', async () => {
    for (const bank of [bankAt(undefined), bankAt('/aisp', { status: 503 }), bankAt('/aisp', { status: 302 })]) {
      assert.equal(await findElsewhere(place, bank.ask), undefined);
      assert.ok(!bank.asked.includes('/open-banking/v3.1/aisp/accounts'), 'asked where it is known that nothing is');
    }
    assert.match(pathCure(place, undefined), /"basePath: \/aisp"\. None of the usual paths answers there\.$/);
  });
});
