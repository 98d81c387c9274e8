import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserRegion } from '../platform/browser.ts';
import { set } from '../platform/stored/store.ts';
import { storedCountry } from '../platform/stored/visit.ts';
import type { PhoneCountry } from '../ui/field/usePhone.ts';
import { usePlace } from './place.ts';
import { zonesQuery } from './zones.ts';
import { configQuery } from './config.ts';

/**
 * The country with which a phone field begins: the customer's earlier choice (DATA-17), else the
 * shop's, the zone's or the browser's region. If the shop serves only one country, customers cannot
 * change it (AUTH-17).
 */
export function usePhoneCountry(): PhoneCountry {
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const [own] = useState(storedCountry);
  const canChoose = config?.login.countryPicker ?? false;
  // The zone is read only for a shop without a country.
  const asksZone = config?.country === '' && place !== null;
  const { data: found } = useQuery({
    ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }),
    enabled: asksZone,
  });
  const ofZone = found?.zones.find((zone) => zone.country !== null)?.country ?? null;
  const usual = config === undefined ? null : config.country || (ofZone ?? browserRegion());
  const chosen = canChoose && own !== null;
  return {
    country: chosen ? own : usual,
    chosen,
    canChoose,
    onCountry: (country) => set('country', country),
  };
}
