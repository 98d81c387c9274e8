export { providerHref, vehicleHref } from './links.ts';
