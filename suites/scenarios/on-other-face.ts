import { type OperationId, operation } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { interfacePath } from '../core/interface-path.ts';
import type { Drive } from './drive.ts';

/**
 * Makes a call once more at the path of the next version, with the token that it had: undefined where the target names one version,
 * and where the call itself was not answered. What was unusual about the call is left out; a file is asked for in the type that it had.
 */
export async function onOtherFace(
  drive: Drive,
  answer: RecordedExchange | undefined,
): Promise<RecordedExchange | undefined> {
  const { beside } = drive;
  if (beside === undefined || answer?.response === undefined) return undefined;
  const { operation: id, probe, consent, accountId } = answer.about;
  const { method, url } = answer.request;
  const accept = isFile(id) ? answer.request.headers.find(([name]) => name.toLowerCase() === 'accept')?.[1] : undefined;
  const [path = '', query] = url.slice(drive.url('').length).split('?');
  return await drive.call({
    method,
    absolutePath: interfacePath(beside) + path,
    ...(query === undefined ? {} : { query }),
    ...(id === undefined ? {} : { operation: id }),
    ...(consent === undefined ? {} : { consent }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(accept === undefined ? {} : { headers: { accept } }),
    probe: 'both-versions',
    variant: probe,
    follows: answer.id,
    face: beside.release,
  });
}

function isFile(id: OperationId | undefined): boolean {
  return id !== undefined && operation(id).response === 'file';
}
