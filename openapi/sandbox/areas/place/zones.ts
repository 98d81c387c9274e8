import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { modules, zoneModules, zones, type Point } from '../../db/schema/place.ts';
import { isInside } from './geometry.ts';

export type ZoneRow = typeof zones.$inferSelect;

/** All zones a point lies in, smallest first; also those that are switched off. */
export async function zonesAround(db: Database, point: Point): Promise<ZoneRow[]> {
  const rows = await db.select().from(zones).orderBy(asc(zones.areaSquareKm));
  return rows.filter((zone) => isInside(zone.polygon, point));
}

/** Active modules of zones, each with what the zone charges for it. */
export async function modulesOfZones(db: Database, zoneIds: readonly number[]) {
  if (zoneIds.length === 0) return [];
  return db
    .select({ module: modules, pivot: zoneModules })
    .from(zoneModules)
    .innerJoin(modules, eq(modules.id, zoneModules.moduleId))
    .where(and(inArray(zoneModules.zoneId, [...zoneIds]), eq(modules.active, true)))
    .orderBy(asc(modules.position), asc(modules.id));
}

export type ModuleOfZone = Awaited<ReturnType<typeof modulesOfZones>>[number];
