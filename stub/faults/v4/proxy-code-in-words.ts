import { eachMember, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'proxy-code-in-words',
  title: 'Says in a word what a Proxy is',
  breaks: ['AISP-V4-077'],
  releases: { since: '4.0.0' },
  response: (draft) =>
    eachMember(draft.body, (member, name) =>
      isObject(member) && name === 'Proxy' ? { ...member, Code: 'Phone' } : member,
    ),
});
