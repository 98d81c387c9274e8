import { and, desc, eq, inArray } from 'drizzle-orm';
import { HOUR_MS } from '../../../../machines/rules/durations.ts';
import { rentalWishes, vehicles } from '../../db/schema/rental.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, oneAtATime, moduleOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { windowOf } from '../catalogue/lists.ts';
import { storeOf, storesById } from '../catalogue/serialise.ts';
import { vehicleOf, readVehicleRelations } from './fleet.ts';
import { texts } from './texts.ts';

type Thing = { vehicleId: number; providerId: null } | { vehicleId: null; providerId: number };

/**
 * The vehicle or the provider that a request names; the request must name exactly one of them.
 * @throws Refusal 403 `data`
 */
function thingOf(sent: { vehicle_id?: number; provider_id?: number }): Thing {
  const { vehicle_id: vehicleId, provider_id: providerId } = sent;
  if (vehicleId !== undefined && providerId === undefined) return { vehicleId, providerId: null };
  if (providerId !== undefined && vehicleId === undefined) return { vehicleId: null, providerId };
  return refuse(403, 'data', texts.oneThing);
}

async function exists(ctx: Context, thing: Thing): Promise<boolean> {
  const moduleId = moduleOf(ctx).id;
  const found =
    thing.vehicleId === null
      ? await ctx.db.$count(
          stores,
          and(eq(stores.id, thing.providerId), eq(stores.moduleId, moduleId)),
        )
      : await ctx.db.$count(
          vehicles,
          and(eq(vehicles.id, thing.vehicleId), eq(vehicles.moduleId, moduleId)),
        );
  return found > 0;
}

/** Handlers for a customer's favourite vehicles and providers (wire facts 14.6). */
export const wishHandlers = {
  getRentalWishlist: async (ctx, { query }) => {
    const { limit, skip } = windowOf({ limit: query.limit ?? 25, offset: query.offset });
    const liked = await ctx.db
      .select()
      .from(rentalWishes)
      .where(eq(rentalWishes.customerId, customerOf(ctx).id))
      .orderBy(desc(rentalWishes.id));
    const vehicleIds = liked.flatMap(({ vehicleId }) => vehicleId ?? []).slice(skip, skip + limit);
    const providerIds = liked
      .flatMap(({ providerId }) => providerId ?? [])
      .slice(skip, skip + limit);
    const rows =
      vehicleIds.length === 0
        ? []
        : await ctx.db
            .select()
            .from(vehicles)
            .where(and(inArray(vehicles.id, vehicleIds), eq(vehicles.active, true)));
    const to = new Date(ctx.now.getTime() + HOUR_MS);
    const [related, providers] = await Promise.all([
      readVehicleRelations(ctx, rows, { from: ctx.now, to }),
      storesById(ctx, providerIds),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      vehicles: vehicleIds.flatMap((id) => {
        const row = byId.get(id);
        return row === undefined ? [] : [vehicleOf(ctx, row, related)];
      }),
      providers: providerIds.flatMap((id) => {
        const found = providers.get(id);
        return found === undefined || !found.store.status ? [] : [storeOf(found, ctx)];
      }),
    };
  },
  addRentalWish: (outer, { query }) =>
    oneAtATime(outer, async (ctx) => {
      const thing = thingOf(query);
      if (!(await exists(ctx, thing))) {
        return refuseWith(404, (say) => ({ message: say(texts.notLiked) }));
      }
      const added = await ctx.db
        .insert(rentalWishes)
        .values({ customerId: customerOf(ctx).id, ...thing, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning({ id: rentalWishes.id });
      if (added.length === 0) {
        return refuseWith(403, (say) => ({ message: say(texts.alreadyLiked) }));
      }
      return { message: ctx.say(texts.liked) };
    }),
  removeRentalWish: async (ctx, { query }) => {
    const { vehicleId, providerId } = thingOf(query);
    const named =
      vehicleId === null
        ? eq(rentalWishes.providerId, providerId ?? 0)
        : eq(rentalWishes.vehicleId, vehicleId);
    const removed = await ctx.db
      .delete(rentalWishes)
      .where(and(eq(rentalWishes.customerId, customerOf(ctx).id), named))
      .returning({ id: rentalWishes.id });
    if (removed.length === 0) {
      return refuseWith(404, (say) => ({ message: say(texts.notLiked) }));
    }
    return { message: ctx.say(texts.unliked) };
  },
} satisfies Partial<Handlers>;
