import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-name-is-nickname',
  title: 'Gives the nickname of an account as its name',
  breaks: ['AISP-ACC-017'],
  warns: ['AISP-ACC-017'],
  response: eachRecord('Account', ({ Account: identifications, Nickname: nickname }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (isObject(entry) && nickname !== undefined) entry.Name = nickname;
    }
  }),
});
