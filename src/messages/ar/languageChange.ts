/** The question before the language changes to Arabic, and the text of its button (MSG-26). */
export const languageChange = { ask: 'هل أنت متأكد من تغيير اللغة؟', go: 'تغيير اللغة' } as const;
