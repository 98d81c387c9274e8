/** What is asked before a change into English, and the button that goes on (MSG-26). */
export const languageChange = {
  ask: 'Are you sure you want to change the language?',
  go: 'Change language',
} as const;
