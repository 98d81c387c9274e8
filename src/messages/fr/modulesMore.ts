import type { modulesMore as english } from '../en/modulesMore.ts';
import type { Message } from '../message.ts';

/** French texts of the area `modules` beyond the first screens. */
export const modulesMore: Record<keyof typeof english, Message> = {
  'modules.parcel.others': 'Choisir une autre rubrique',
};
