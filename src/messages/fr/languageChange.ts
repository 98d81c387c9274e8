/** What is asked before a change into French, and the button that goes on (MSG-26). */
export const languageChange = {
  ask: 'Voulez-vous vraiment changer de langue ?',
  go: 'Changer de langue',
} as const;
