import { OAuthError } from '../access/oauth-error.ts';
import type { Control } from '../control/control.ts';
import type { AskedFault } from '../control/faults.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';
import type { Done } from './home-bank.ts';

type Form = Pick<URLSearchParams, 'get'>;
type Act = (control: Control, form: Form, certificate: PeerCertificate | undefined) => Promise<Done>;

/** What a field of a form holds; an empty field holds nothing. */
function field(form: Form, name: string): string | undefined {
  const text = form.get(name)?.trim() ?? '';
  return text === '' ? undefined : text;
}

function required(form: Form, name: string, label: string): string {
  const text = field(form, name);
  if (text === undefined) throw new OAuthError('invalid_request', `${label} is missing`);
  return text;
}

const moved = ({ now, frozen, rate }: ReturnType<Control['clock']['read']>): Done => ({
  title: `The clock shows ${now}${frozen ? ' and stands still' : rate === 1 ? '' : ` and goes ${rate} times as fast`}.`,
});

const consentActs = {
  withdrawal: ['withdraw', 'The PSU has withdrawn access.'],
  reauthentication: ['demandReauthentication', 'The bank wants the PSU back.'],
  breakdown: ['breakDown', 'The next call for data breaks down.'],
  throttling: ['throttle', 'The next call for data comes too soon.'],
} as const;

/** What the forms of the page do, by the last part of the path that they are posted to. Each rejects with an OAuthError. */
export const actions: Readonly<Record<string, Act>> = {
  token: async (control, form, certificate) => {
    const persona = required(form, 'persona', 'The persona');
    const token = await control.token({ persona }, certificate);
    return { title: `A token of ${persona}, good for ${token.expires_in} seconds`, text: token.access_token };
  },

  consent: async ({ consents }, form) => {
    const wanted = Object.entries(consentActs).find(([name]) => name === form.get('act'));
    if (wanted === undefined) throw new OAuthError('invalid_request', 'This cannot happen to a consent');
    const [method, title] = wanted[1];
    await consents[method](required(form, 'consentId', 'The consent'));
    return { title };
  },

  'clock-set': async ({ clock }, form) => moved(await clock.set(required(form, 'at', 'The date-time'))),
  'clock-advance': async ({ clock }, form) => moved(await clock.advance(required(form, 'duration', 'The duration'))),
  'clock-rate': async ({ clock }, form) => moved(await clock.run(Number(required(form, 'rate', 'The rate')))),
  'clock-follow': async ({ clock }) => moved(await clock.follow()),

  'fault-add': async ({ faults }, form) => {
    const [fault, delay, broken] = ['fault', 'delay', 'break'].map((name) => field(form, name));
    const [persona, times] = [field(form, 'persona'), field(form, 'times')];
    const asked = {
      ...(fault === undefined ? {} : { fault }),
      ...(delay === undefined ? {} : { delay }),
      ...(broken === undefined ? {} : { break: broken }),
      ...(persona === undefined ? {} : { scope: { persona } }),
      ...(times === undefined ? {} : { times: Number(times) }),
    };
    // What a form holds is checked there like what a call holds.
    await faults.add(asked as AskedFault);
    return { title: 'This goes wrong from the next call on.' };
  },
  'fault-remove': async ({ faults }, form) => {
    await faults.remove(required(form, 'id', 'The id'));
    return { title: 'This goes wrong no more.' };
  },
  'fault-clear': async ({ faults }) => {
    await faults.clear();
    return { title: 'Nothing that was added goes wrong any more.' };
  },

  reset: async (control, form) => {
    const [clientId, persona] = [field(form, 'clientId'), field(form, 'persona')];
    await control.reset({
      ...(clientId === undefined ? {} : { clientId }),
      ...(persona === undefined ? {} : { persona }),
    });
    return { title: 'The bank has begun anew.' };
  },

  'forget-calls': async ({ journal }) => {
    journal?.clear();
    return { title: 'All calls are forgotten.' };
  },
};
