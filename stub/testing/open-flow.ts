import type { BankOptions } from '../bank-options.ts';
import { at, openBank } from './open-bank.ts';

const consents = '/account-access-consents';
export const redirect = 'https://harbour.example/callback';
export const harbour = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };

/** Opens a bank for the way that a PSU goes: a consent of the first client, its authorisation, the code for a token and its renewal. */
export async function openFlow(options: Partial<BankOptions> = {}) {
  const opened = openBank(options);
  const token = await opened.clientToken();
  const body = { Data: { Permissions: ['ReadAccountsBasic', 'ReadPartyPSU'] }, Risk: {} };
  const create = async (data: object = {}) => {
    const made = await opened.call(consents, {
      token,
      method: 'POST',
      body: { ...body, Data: { ...body.Data, ...data } },
    });
    return String(at(made.body, 'Data.ConsentId'));
  };
  const status = async (id: string) => at((await opened.call(`${consents}/${id}`, { token })).body, 'Data.Status');
  const authorize = async (consentId: string, more: Readonly<Record<string, string>> = {}) => {
    const query = {
      response_type: 'code',
      client_id: 'harbour-aisp',
      redirect_uri: redirect,
      scope: 'openid accounts',
      state: 's/1',
      consent_id: consentId,
      login_hint: 'household',
      ...more,
    };
    const answer = await opened.call(`!/authorize?${new URLSearchParams(query)}`);
    const location = answer.headers.get('location');
    const { searchParams = '', hash = '' } = location === null ? {} : new URL(location);
    const params = new URLSearchParams([...new URLSearchParams(searchParams), ...new URLSearchParams(hash.slice(1))]);
    return { answer, location, code: params.get('code') ?? '', error: params.get('error'), state: params.get('state') };
  };
  const exchange = (code: string, more: Readonly<Record<string, string>> = {}) =>
    opened.form({ grant_type: 'authorization_code', code, redirect_uri: redirect, ...harbour, ...more });
  const refresh = (token: string) => opened.form({ grant_type: 'refresh_token', refresh_token: token, ...harbour });
  return { ...opened, clientAccess: token, create, status, authorize, exchange, refresh };
}
