import type { checkout as english } from '../en/checkout.ts';
import type { Message } from '../index.ts';

export const checkout: Record<keyof typeof english, Message> = {};
