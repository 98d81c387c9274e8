import type { site as english } from '../en/site.ts';
import type { Message } from '../index.ts';

export const site: Record<keyof typeof english, Message> = {};
