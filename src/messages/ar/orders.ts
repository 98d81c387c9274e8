import type { orders as english } from '../en/orders.ts';
import type { Message } from '../index.ts';

export const orders: Record<keyof typeof english, Message> = {};
