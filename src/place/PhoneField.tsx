import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserRegion } from '../platform/browser.ts';
import { set } from '../platform/stored/store.ts';
import { storedCountry } from '../platform/stored/visit.ts';
import { PhoneInput, type PhoneInputProps } from '../ui/PhoneInput.tsx';
import { usePlace } from './context.ts';
import { configQuery, zonesQuery } from './queries.ts';

type PhoneFieldProps = Omit<PhoneInputProps, 'country' | 'chosen' | 'canChoose' | 'onCountry'>;

/**
 * The storefront's one phone field. It begins with the country that the customer chose before
 * (DATA-17), else the shop's, the zone's or the browser's region; where the shop serves one country
 * that one stays (AUTH-17).
 */
export function PhoneField(props: PhoneFieldProps) {
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const [own] = useState(storedCountry);
  const canChoose = config?.login.countryPicker ?? false;
  // The zone is asked for only by a shop that names no country.
  const asksZone = config?.country === '' && place !== null;
  const { data: found } = useQuery({
    ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }),
    enabled: asksZone,
  });
  const ofZone = found?.zones.find((zone) => zone.country !== null)?.country ?? null;
  const usual = config === undefined ? null : config.country || (ofZone ?? browserRegion());
  const chosen = canChoose && own !== null;
  return (
    <PhoneInput
      {...props}
      country={chosen ? own : usual}
      chosen={chosen}
      canChoose={canChoose}
      onCountry={(country) => set('country', country)}
    />
  );
}
