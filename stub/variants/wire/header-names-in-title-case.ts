import { variant } from '../variant.ts';

export default variant({
  id: 'header-names-in-title-case',
  title: 'Writes the names of headers as X-Fapi-Interaction-Id',
  clause: 'RFC 9110, section 5.1: names are case-insensitive',
  headerName: (name) =>
    name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase()),
});
