import { everyText } from '../texts.ts';
import { variant } from '../variant.ts';

const own: Readonly<Record<string, string>> = {
  'UK.OBIE.BICFI': 'GB.ExampleBank.BranchCode',
  'UK.OBIE.Individual': 'GB.ExampleBank.Consumer',
  'UK.OBIE.SecondaryOwner': 'GB.ExampleBank.CoHolder',
  'UK.CASS.NotSwitched': 'GB.ExampleBank.NeverSwitched',
};

export default variant({
  id: 'codes-of-its-own',
  title: 'Names values of open enumerations in a namespace of its own',
  clause: 'Namespaced Enumerations, Design Principles: a bank may add values of its own',
  resembles: ['AISP-FMT-016', 'AISP-FMT-017', 'AISP-ERR-010'],
  releases: { since: '3.1.2' },
  response: everyText((text) => own[text] ?? text),
});
