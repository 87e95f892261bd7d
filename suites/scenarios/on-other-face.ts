import type { RecordedExchange } from '../core/archive.ts';
import { interfacePath } from '../core/interface-path.ts';
import type { Drive } from './drive.ts';

/**
 * Makes a call once more at the path of the next version, with the token that it had: undefined where the target names one version,
 * and where the call itself was not answered. What was unusual about the call is left out.
 */
export async function onOtherFace(
  drive: Drive,
  answer: RecordedExchange | undefined,
): Promise<RecordedExchange | undefined> {
  const { beside } = drive;
  if (beside === undefined || answer?.response === undefined) return undefined;
  const { operation, probe, consent, accountId } = answer.about;
  const { method, url } = answer.request;
  const [path = '', query] = url.slice(drive.url('').length).split('?');
  return await drive.call({
    method,
    absolutePath: interfacePath(beside) + path,
    ...(query === undefined ? {} : { query }),
    ...(operation === undefined ? {} : { operation }),
    ...(consent === undefined ? {} : { consent }),
    ...(accountId === undefined ? {} : { accountId }),
    probe: 'both-versions',
    variant: probe,
    follows: answer.id,
    face: beside.release,
  });
}
