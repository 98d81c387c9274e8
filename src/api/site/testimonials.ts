import type { Testimonials } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import {
  asFlag,
  asList,
  asNumber,
  asObject,
  asText,
  asTextOrNull,
  asWebAddress,
} from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** Testimonials about the shop, with the owner's title; those without a text are left out. */
export async function fetchTestimonials(signal?: AbortSignal): Promise<Testimonials> {
  const call = client.GET('/api/v1/react-landing-page', { signal: patience(signal) });
  const landing = asObject<Wire['Landing']>(await answer(call, signal));
  return {
    title: asTextOrNull(landing.testimonial_title),
    rows: asList(landing.testimonial_list).flatMap((entry) => {
      const row = asObject<Wire['Testimonial']>(entry);
      const words = asText(row.review);
      const isShown = row.status === undefined || asFlag(row.status);
      return words === '' || !isShown
        ? []
        : [
            {
              id: asNumber(row.id),
              name: asText(row.name),
              role: asText(row.designation),
              words,
              imageUrl: asWebAddress(row.reviewer_image_full_url),
            },
          ];
    }),
  };
}
