/** What broke a run, for its report: what is meant for people as it is; of anything else the message and the place, without the stack. */
export function brokenInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('aisp: ')) return message.slice('aisp: '.length).trim();
  const [first = ''] = message.split('\n');
  const name = error instanceof Error ? `${error.name}: ` : '';
  const place = /([^\\/\s(]+:\d+):\d+\)?$/m.exec(error instanceof Error ? (error.stack ?? '') : '')?.[1];
  return `The harness broke: ${name}${first.trim()}${place === undefined ? '' : ` (${place})`}`;
}
