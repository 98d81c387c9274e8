import type { cart as english } from '../en/cart.ts';
import type { Message } from '../index.ts';

export const cart: Record<keyof typeof english, Message> = {};
