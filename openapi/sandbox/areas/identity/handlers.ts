import { randomInt } from 'node:crypto';
import { guests } from '../../db/schema/people.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Handlers } from '../../http/handlers.ts';

const texts = {
  welcome: { en: 'Welcome.', ar: 'أهلًا بك.' },
} satisfies Record<string, Texts>;

/** Guests (wire facts 3). Their ids are random and large: knowing one is what proves the guest. */
export const handlers = {
  requestGuestId: async (ctx) => {
    const id = randomInt(2 ** 40, 2 ** 47);
    await ctx.db.insert(guests).values({ id, createdAt: ctx.now });
    return { message: ctx.say(texts.welcome), guest_id: id };
  },
} satisfies Partial<Handlers>;
