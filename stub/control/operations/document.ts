import { json } from '../../http/reply.ts';
import { controlDocument } from '../control-document.ts';
import { type ControlOperation, operation } from '../operation.ts';

/** `GET /stub/openapi.json`: all that `operations` lists, which this one is on. */
export function documentOperation(operations: () => readonly ControlOperation[]): ControlOperation {
  return operation({
    id: 'describe-control-plane',
    method: 'GET',
    path: '/stub/openapi.json',
    title: 'Describe the control plane',
    description: 'Gives this document, in OpenAPI 3.1.',
    answers: { 200: { description: 'The document.', schema: { type: 'object' } } },
    act: (_control, { request }) => json(200, controlDocument(operations(), new URL(request.url).origin)),
  });
}
