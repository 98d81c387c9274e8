import type { app as english } from '../en/app.ts';
import type { Message } from '../index.ts';

export const app: Record<keyof typeof english, Message> = {};
