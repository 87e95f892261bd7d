import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'servicer-bic-of-ten-characters',
  title: 'Cuts the BIC of the account servicer at ten characters',
  breaks: ['AISP-FMT-012'],
  response: eachRecord('Account', ({ Servicer: servicer }) => {
    if (isObject(servicer)) servicer.Identification = `${String(servicer.Identification)}XXX`.slice(0, 10);
  }),
});
