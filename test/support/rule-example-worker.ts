import { parentPort, workerData } from 'node:worker_threads';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { exampleText } from './rule-example-text.ts';
import { RuleExamples } from './rule-examples.ts';

/** Runs the banks for the rules whose ids it is given, and hands back each rule's part of its page. */
const wanted = new Set(workerData as readonly string[]);
const [catalogue, faults] = await Promise.all([loadRules(), loadFaults()]);
const examples = new RuleExamples(catalogue, faults);
for (const rule of catalogue.filter(({ id }) => wanted.has(id))) {
  parentPort?.postMessage([rule.id, exampleText(await examples.of(rule))]);
}
