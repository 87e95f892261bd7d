import { variant } from '../variant.ts';

export default variant({
  id: 'header-names-in-capitals',
  title: 'Writes the names of headers in capitals',
  clause: 'RFC 9110, section 5.1: names are case-insensitive',
  headerName: (name) => name.toUpperCase(),
});
