/** The documents that the page can show, with what leads to each. */
export const documents = {
  bank: { title: 'The bank', path: '/reference', document: '/openapi.json' },
  control: { title: 'Its control plane', path: '/reference/control', document: '/stub/openapi.json' },
} as const;
