import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { modules, zoneModules, zones, type Point } from '../../db/schema/place.ts';
import { isInside } from '../../../../machines/rules/zoneAt.ts';

export type ZoneRow = typeof zones.$inferSelect;

type Outline = Pick<ZoneRow, 'id' | 'polygon'>;

const known = new WeakMap<Database, { mark: string; outlines: Outline[] }>();

/**
 * The polygons of all zones, cached because reading them takes longer than searching them. A zone's
 * polygon never changes, so they are read again only when zones were added or removed.
 */
async function outlinesOf(db: Database): Promise<Outline[]> {
  const [now] = await db
    .select({ mark: sql<string>`count(*) || ' to ' || coalesce(max(${zones.id}), 0)` })
    .from(zones);
  const mark = now?.mark ?? '';
  const cached = known.get(db);
  if (cached?.mark === mark) return cached.outlines;
  const outlines = await db.select({ id: zones.id, polygon: zones.polygon }).from(zones);
  known.set(db, { mark, outlines });
  return outlines;
}

/** All zones that contain a point, smallest first; inactive ones are included. */
export async function zonesAround(db: Database, point: Point): Promise<ZoneRow[]> {
  const outlines = await outlinesOf(db);
  const around = outlines.filter(({ polygon }) => isInside(polygon, point));
  if (around.length === 0) return [];
  const ids = around.map(({ id }) => id);
  return db.select().from(zones).where(inArray(zones.id, ids)).orderBy(asc(zones.areaSquareKm));
}

/** The active modules of some zones, with their delivery charges in each zone. */
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
