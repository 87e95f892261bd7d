import { listIn, type Misbehaviour, spoilBodies } from '../misbehaving-proxy.ts';

/** Departures in what a list shows of which account. */
export const lists: readonly Misbehaviour[] = [
  {
    title: 'shows the balances of an account under an AccountId that is another',
    profile: 'full',
    breaks: ['AISP-BAL-011'],
    between: spoilBodies((body, { path }) => {
      if (!/^\/accounts\/[^/]+\/balances$/.test(path)) return;
      for (const record of listIn(body)?.records ?? []) record.AccountId = `${String(record.AccountId)}0`;
    }),
  },
  {
    title: 'leaves one account that is read by its id out of the bulk list of balances',
    profile: 'full',
    breaks: ['AISP-BAL-012'],
    between: (bank) => {
      let left: string | undefined;
      return spoilBodies((body, { path }) => {
        left ??= /^\/accounts\/([^/]+)$/.exec(path)?.[1];
        const list = path === '/balances' ? listIn(body) : undefined;
        const out = left ?? list?.records[0]?.AccountId;
        list?.keep(list.records.filter(({ AccountId: id }) => id !== out));
      })(bank);
    },
  },
];
