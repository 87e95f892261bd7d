import { fault } from '../fault.ts';
import { readingConsents } from '../reading.ts';

export default fault({
  id: 'member-names-in-any-letters',
  title: 'Reads member names of a consent request in any letters',
  breaks: ['AISP-HTTP-902'],
  serve: readingConsents((text) =>
    text.replace(
      /"(data|risk|permissions)":/g,
      (_, name: string) => `"${name.charAt(0).toUpperCase()}${name.slice(1)}":`,
    ),
  ),
});
