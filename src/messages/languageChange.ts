/**
 * What is asked before a change of language, and the button that goes on (MSG-26). Both languages are
 * at hand in either: who does not read the present one has to understand the question (LANG-02).
 */
export const languageChange = {
  en: { ask: 'Are you sure you want to change the language?', go: 'Change language' },
  ar: { ask: 'هل أنت متأكد من تغيير اللغة؟', go: 'تغيير اللغة' },
} as const;
