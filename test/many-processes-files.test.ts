import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { at } from '../stub/testing/open-bank.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const inWords = (value: unknown) => JSON.stringify(value);

test('the processes of compose.yaml share one store that forgets nothing, behind a balancer that knows each', () => {
  const compose: unknown = parse(read('compose.yaml'), { merge: true });
  const command = at(compose, 'services.store.command');
  for (const [name, value] of Object.entries({
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
  })) {
    assert.ok(inWords(command).includes(inWords([`--${name}`, value]).slice(1, -1)), name);
  }
  const balancer = String(at(compose, 'configs.balancer.content'));
  for (const name of ['first', 'second']) {
    assert.equal(at(compose, `services.${name}.environment.AISP_STORE`), 'redis://store:6379');
    assert.match(balancer, new RegExp(`server ${name}:8080;`));
    assert.equal(at(compose, `services.balancer.depends_on.${name}.condition`), 'service_healthy');
  }
  assert.doesNotMatch(balancer, /ip_hash|sticky/);
  for (const name of ['store', 'first', 'second', 'balancer']) {
    assert.deepEqual(at(compose, `services.${name}.profiles`), ['many'], name);
  }
});

test('the manifest leads calls to any process that can reach the store, and keeps two of three', () => {
  const [deployment, service, budget] = parseAllDocuments(read('docs/kubernetes.yaml')).map((each): unknown =>
    each.toJS(),
  );
  const container = 'spec.template.spec.containers.0';
  assert.equal(at(deployment, `${container}.readinessProbe.httpGet.path`), '/health');
  assert.equal(at(deployment, `${container}.livenessProbe.httpGet.path`), '/health/live');
  assert.equal(at(deployment, `${container}.env.0.name`), 'AISP_STORE');
  assert.equal(at(deployment, `${container}.env.0.valueFrom.secretKeyRef.name`), 'aisp-store');
  assert.equal(at(deployment, `${container}.ports.0.name`), at(service, 'spec.ports.0.targetPort'));
  assert.equal(at(service, 'spec.sessionAffinity'), 'None');
  assert.deepEqual([at(deployment, 'spec.replicas'), at(budget, 'spec.minAvailable')], [3, 2]);
  const labels = at(deployment, 'spec.template.metadata.labels');
  assert.deepEqual([at(service, 'spec.selector'), at(budget, 'spec.selector.matchLabels')], [labels, labels]);
});
