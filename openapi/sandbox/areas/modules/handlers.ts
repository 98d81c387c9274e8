import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { modules, zones } from '../../db/schema/place.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Handlers } from '../../http/handlers.ts';
import { moduleOf, zoneOf } from '../place/serialise.ts';
import { modulesOfZones } from '../place/zones.ts';

/**
 * Handler that lists the shop's modules (food, grocery …), only those offered in the zones of the
 * request if it names any (wire facts 2).
 */
export const handlers = {
  listModules: async (ctx, { query }) => {
    const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : query.zone_id ? [query.zone_id] : [];
    const counted = await ctx.db
      .select({ moduleId: stores.moduleId, count: sql<number>`count(*)::int` })
      .from(stores)
      .where(
        and(
          eq(stores.status, true),
          ...(zoneIds.length === 0 ? [] : [inArray(stores.zoneId, [...zoneIds])]),
        ),
      )
      .groupBy(stores.moduleId);
    const counts = new Map(counted.map(({ moduleId, count }) => [moduleId, count]));
    if (zoneIds.length === 0) {
      const rows = await ctx.db
        .select()
        .from(modules)
        .where(eq(modules.active, true))
        .orderBy(asc(modules.position), asc(modules.id));
      return rows.map((row) => moduleOf(row, ctx, counts.get(row.id) ?? 0));
    }
    const [offered, zoneRows] = await Promise.all([
      modulesOfZones(ctx.db, zoneIds),
      ctx.db
        .select()
        .from(zones)
        .where(inArray(zones.id, [...zoneIds])),
    ]);
    const unique = new Map(offered.map(({ module }) => [module.id, module]));
    return [...unique.values()].map((module) => {
      const own = offered.filter((one) => one.module.id === module.id);
      const in_ = zoneRows.filter((zone) => own.some(({ pivot }) => pivot.zoneId === zone.id));
      return {
        ...moduleOf(module, ctx, counts.get(module.id) ?? 0),
        zones: in_.map((zone) => zoneOf(zone, own, ctx)),
      };
    });
  },
} satisfies Partial<Handlers>;
