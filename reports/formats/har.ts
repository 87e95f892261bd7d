import { STATUS_CODES } from 'node:http';
import {
  type ArchivedExchange,
  archiveFormat,
  type EvidenceKind,
  type Exchange,
  type HarArchive,
  type HarEntry,
  type Header,
  type RunRecord,
} from '../contract/index.ts';
import type { Redaction } from '../redact/redact.ts';

/** What an archive says of itself besides its record. */
export interface ArchiveOptions {
  readonly evidence: Exclude<EvidenceKind, 'none'>;
  /** What hides the secrets; that of the report, so that both show the same masks. */
  readonly redact: Redaction;
  readonly durationMs: number;
  /** Ids of the rules that were judged. */
  readonly rules?: readonly string[];
}

/** The HTTP version that the calls of a run are made with. */
const httpVersion = 'HTTP/1.1';

/** What an archive says of what it shows, for people. */
export const evidenceComments: Readonly<Record<ArchiveOptions['evidence'], string>> = {
  masked: 'Tokens, keys, account numbers, names and addresses are masked; equal values have equal masks.',
  full: 'Account data in clear: names, addresses and account numbers are not masked. Keep it as you would the data.',
};

/** `evidence.har`: every exchange of a run as HAR 1.2, and in members `_aisp` all that a judge needs besides. */
export function renderHar(record: RunRecord, options: ArchiveOptions): string {
  return `${JSON.stringify(toHar(record, options))}\n`;
}

/** The same as an object. */
export function toHar(record: RunRecord, { evidence, redact, durationMs, rules }: ArchiveOptions): HarArchive {
  const { shard, incomplete, problems, judging } = record;
  return {
    log: {
      version: '1.2',
      creator: record.tool,
      comment: evidenceComments[evidence],
      _aisp: {
        format: archiveFormat,
        evidence,
        target: { ...record.target, baseUrl: redact.text(record.target.baseUrl) },
        startedAt: record.startedAt,
        durationMs: Math.round(durationMs),
        requests: record.requests,
        declared: judging?.declared,
        gathered: redact.json(judging?.gathered),
        ...(shard === undefined ? {} : { shard, ...(rules === undefined ? {} : { rules }) }),
        ...(incomplete === undefined ? {} : { incomplete }),
        ...(problems === undefined ? {} : { problems: problems.map(redact.problem) }),
      },
      entries: record.exchanges.map((exchange) => entry(exchange, redact)),
    },
  };
}

function entry(exchange: ArchivedExchange, redact: Redaction): HarEntry {
  const shown = redact.exchange(exchange);
  const { failure, id, scenario, purpose } = shown;
  return {
    ...plainEntry(shown),
    _aisp: {
      id,
      scenario,
      purpose,
      ...(exchange.about === undefined ? {} : { about: redact.json(exchange.about) }),
      ...(failure === undefined ? {} : { failure }),
    },
  };
}

/** A call as HAR has it, with nothing of ours. It is written as it is given: masked before, where it has to be. */
export function plainEntry({ request, response, startedAt, durationMs }: Exchange): Omit<HarEntry, '_aisp'> {
  const contentType = headerOf(request.headers, 'content-type') ?? '';
  return {
    startedDateTime: startedAt,
    time: durationMs,
    request: {
      method: request.method,
      url: request.url,
      httpVersion,
      cookies: [],
      headers: request.headers.map(toNameAndValue),
      queryString: queryOf(request.url),
      ...(request.body === undefined ? {} : { postData: { mimeType: contentType, text: request.body } }),
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ''),
    },
    response: {
      status: response?.status ?? 0,
      statusText: STATUS_CODES[response?.status ?? 0] ?? '',
      httpVersion,
      cookies: [],
      headers: (response?.headers ?? []).map(toNameAndValue),
      content: {
        size: response?.size ?? 0,
        mimeType: headerOf(response?.headers ?? [], 'content-type') ?? 'x-unknown',
        text: response?.body ?? '',
      },
      redirectURL: headerOf(response?.headers ?? [], 'location') ?? '',
      headersSize: -1,
      bodySize: response?.size ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  };
}

function toNameAndValue([name, value]: Header): { readonly name: string; readonly value: string } {
  return { name, value };
}

function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}

function queryOf(url: string): HarEntry['request']['queryString'] {
  if (!URL.canParse(url)) return [];
  return [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
}
