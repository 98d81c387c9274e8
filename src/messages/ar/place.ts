import type { place as english } from '../en/place.ts';
import type { Message } from '../index.ts';

export const place: Record<keyof typeof english, Message> = {};
