/** The question before the language changes to French, and the text of its button (MSG-26). */
export const languageChange = {
  ask: 'Voulez-vous vraiment changer de langue ?',
  go: 'Changer de langue',
} as const;
