import type { ZoneOutline } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { asList, asName, asNumber, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readPoint } from './read.ts';

/** The outlines of all zones, to draw them. */
export async function fetchZoneOutlines(signal?: AbortSignal): Promise<ZoneOutline[]> {
  const call = client.GET('/api/v1/zone/list', { signal: patience(signal) });
  return readZoneOutlines(await answer(call, signal));
}

/**
 * Reads the outlines of zones. A zone with fewer than three corners is left out, because it cannot
 * be drawn.
 */
function readZoneOutlines(value: unknown): ZoneOutline[] {
  return asList(value).flatMap((entry) => {
    const zone = asObject<Row<AnswerTo<'listZones'>>>(entry);
    const outline = asList(zone.formated_coordinates).map(readPoint);
    const name = asText(zone.display_name) || asName(zone.name);
    return outline.length < 3 ? [] : [{ id: asNumber(zone.id), name, outline }];
  });
}
