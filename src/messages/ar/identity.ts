import type { identity as english } from '../en/identity.ts';
import type { Message } from '../index.ts';

export const identity: Record<keyof typeof english, Message> = {};
