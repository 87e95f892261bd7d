/** The ids of all banks as found, each of which has several quirks at once. */
export const asFoundIds = ['first-days', 'moving-to-version-4', 'lawful-and-odd', 'hard-to-live-with'] as const;

export type AsFoundId = (typeof asFoundIds)[number];
