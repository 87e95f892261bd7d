import { clause } from '../../core/clause.ts';
import { identifiedIn } from '../../core/identifications.ts';
import { below, lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const bic = (Identification: string) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ Servicer: { SchemeName: 'UK.OBIE.BICFI', Identification } })] },
});

/** Examples of the standard itself put a sort code of 8 digits in a BIC's place: its length fails, its make-up warns. */
export default rule({
  id: 'AISP-FMT-012',
  optional: true,
  level: 'MUST',
  tolerates: ['make-up-of-a-bic'],
  title: 'An institution by UK.OBIE.BICFI is a BIC of 8 or 11 characters',
  matters:
    'TPPs find the name and logo of a bank by its BIC; one of a wrong length finds none, and a transfer abroad is refused.',
  clause: clause('Namespaced Enumerations', 'OBExternalFinancialInstitutionIdentification4Code'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account servicer or a creditor agent by BIC',
  apart: true,
  *judge(evidence) {
    for (const found of identifiedIn(evidence, 'agent')) {
      const { scheme, identification: text } = found;
      if (scheme !== 'UK.OBIE.BICFI' || text === undefined) continue;
      const place = below(found, 'Identification');
      const long = /^[A-Za-z0-9]{8}(?:[A-Za-z0-9]{3})?$/.test(text);
      yield look(place, long, 'Expected a BIC of 8 or 11 letters and digits', text);
      if (long) {
        const made = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
        const tell = lenient('make-up-of-a-bic');
        yield tell(place, made, 'Expected a BIC with a country in its fifth and sixth place', text);
      }
    }
  },
  accept: { '8 characters': bic('XSWYGB22'), '11 characters': bic('XSWYGB2LXXX') },
  reject: { 'a sort code': bic('001041'), '10 characters': bic('XSWYGB2LXX'), '8 digits': bic('80200112') },
});
