import type { modules as english } from '../en/modules.ts';
import type { Message } from '../index.ts';

export const modules: Record<keyof typeof english, Message> = {};
