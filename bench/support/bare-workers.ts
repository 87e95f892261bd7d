import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { batched, type Channel } from '../../stub/state/workers/messages.ts';

/**
 * The limit of two workers: they answer every call with the bytes of a new consent, on a port that they share as those of a bank do, and
 * do nothing else. With `messages` a call sends the process above what a consent changes, which numbers it and tells the other worker, and
 * is answered once that one has it: whoever deletes a consent and is answered may rely on it that its token is dead at both, and this is
 * the least that it takes. What is said in one turn goes together, as in a bank. Tells whoever started it the ids of the workers.
 */
const [port = '0', messages] = process.argv.slice(2);
const permissions = ['ReadAccountsBasic', 'ReadBalances'];
const time = '2026-11-23T05:51:23.431+00:00';
const id = 'aac-twug1zncEZu6QKR5HPCooUA';

/** As long as the commit that a new consent is, with what was read for it and what it touches. */
const commit = {
  id: 'fb39ef23-5cb9-4748-96a4-f70468eb96fe',
  after: 1_000,
  reads: [
    'table\0faults',
    'table\0brought',
    'entry\0clock\0clock',
    `entry\0tokens\0${'t'.repeat(43)}`,
    `entry\0consents\0${id}`,
  ],
  touches: ['table\0consents', `entry\0consents\0${id}`, 'client\0consents\0harbour-aisp'],
  clears: false,
  changes: [
    {
      ...{ table: 'consents', key: id },
      value: {
        ...{ permissions, creationDateTime: time, statusUpdateDateTime: time, consentId: id },
        ...{ clientId: 'harbour-aisp', status: 'AwaitingAuthorisation' },
      },
    },
  ],
};

/** A commit by the number of its call, and up to which one all have come. */
type Up = { readonly asked: number; readonly commit: typeof commit } | { readonly heard: number };
/** A commit of the other, and up to which call the other has all. */
type Down = { readonly number: number; readonly changes: typeof commit.changes } | { readonly hasAll: number };

if (cluster.isPrimary) await lead();
else serve();

interface Member {
  readonly worker: Worker;
  readonly channel: Channel<Down, Up>;
  /** Its commits that the other has not heard of yet, in order. */
  readonly waiting: { readonly number: number; readonly asked: number }[];
}

async function lead(): Promise<void> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const members = [started(), started()] as const;
  let last = 0;
  for (const [place, member] of members.entries()) {
    const other = members[1 - place] ?? member;
    member.channel.listen((message) => {
      if ('asked' in message) {
        member.waiting.push({ number: ++last, asked: message.asked });
        other.channel.send({ number: last, changes: message.commit.changes });
        return;
      }
      let hasAll: number | undefined;
      while ((other.waiting[0]?.number ?? Number.POSITIVE_INFINITY) <= message.heard)
        hasAll = other.waiting.shift()?.asked;
      if (hasAll !== undefined) other.channel.send({ hasAll });
    });
  }
  await Promise.all(members.map(({ worker }) => once(worker, 'listening')));
  process.send?.(members.map(({ worker }) => worker.process.pid));
}

function started(): Member {
  const worker = cluster.fork();
  const channel = batched<Down, Up>({
    send: (all) => void worker.send(all),
    listen: (hear) => void worker.on('message', hear),
  });
  return { worker, channel, waiting: [] };
}

function serve(): void {
  const body = JSON.stringify({ Data: { ConsentId: id, Permissions: permissions } }).padEnd(393);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  const answer = (response: ServerResponse) => void response.writeHead(201, headers).end(body);
  const channel = batched<Up, Down>({
    send: (all) => void process.send?.(all),
    listen: (hear) => void process.on('message', hear),
  });
  const waiting: { readonly asked: number; readonly response: ServerResponse }[] = [];
  let calls = 0;
  let heard: number | undefined;
  channel.listen((message) => {
    if ('hasAll' in message) {
      while (waiting[0] !== undefined && waiting[0].asked <= message.hasAll) {
        answer(waiting[0].response);
        waiting.shift();
      }
      return;
    }
    // Of all that come in one message, one word says that they have.
    if (heard === undefined) {
      queueMicrotask(() => {
        if (heard !== undefined) channel.send({ heard });
        heard = undefined;
      });
    }
    heard = message.number;
  });
  createServer((request, response) => {
    request.resume().once('end', () => {
      if (messages === undefined) return answer(response);
      waiting.push({ asked: ++calls, response });
      channel.send({ asked: calls, commit });
    });
  }).listen(Number(port), '127.0.0.1');
}
