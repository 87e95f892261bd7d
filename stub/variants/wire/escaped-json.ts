import { variant } from '../variant.ts';

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export default variant({
  id: 'escaped-json',
  title: 'Escapes slashes and every character beyond ASCII in its JSON',
  clause: 'RFC 8259, section 7: any character may be escaped',
  resembles: ['AISP-HDR-031'],
  response: (draft) => {
    if (draft.body === undefined) return;
    draft.text = JSON.stringify(draft.body)
      .replaceAll('/', '\\/')
      .replaceAll(/[\u0080-\uffff]/g, escaped);
  },
});
