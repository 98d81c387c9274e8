import type { catalogue as english } from '../en/catalogue.ts';
import type { Message } from '../index.ts';

export const catalogue: Record<keyof typeof english, Message> = {};
