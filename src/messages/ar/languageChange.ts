/** What is asked before a change into Arabic, and the button that goes on (MSG-26). */
export const languageChange = { ask: 'هل أنت متأكد من تغيير اللغة؟', go: 'تغيير اللغة' } as const;
