import { variant } from '../variant.ts';

export default variant({
  id: 'indented-json',
  title: 'Indents its JSON, and ends it with an empty line',
  clause: 'RFC 8259, section 2: insignificant whitespace',
  response: (draft) => {
    if (draft.body !== undefined) draft.text = `${JSON.stringify(draft.body, null, 2)}\r\n`;
  },
});
