/** The question before the language changes to English, and the text of its button (MSG-26). */
export const languageChange = {
  ask: 'Are you sure you want to change the language?',
  go: 'Change language',
} as const;
