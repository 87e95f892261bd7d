import { permissionCodes } from '../../schemas/permissions.ts';
import type { Authority } from '../access/authority.ts';
import { codeOffered } from '../consents/permissions-required.ts';
import { ConsentControl } from './consents.ts';
import type { Control } from './control.ts';
import { type DeveloperBank, developerToken } from './developer-token.ts';

/** What controls a bank. */
export function controlOf(bank: DeveloperBank, authority: Authority): Control {
  const offered = permissionCodes.filter((code) => codeOffered(code, bank.profile));
  return {
    token: (asked, certificate) => developerToken(bank, authority, asked, offered, certificate),
    consents: new ConsentControl(bank.consents, authority),
  };
}
