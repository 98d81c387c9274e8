import type { RentalCart, Vehicle } from '../../machines/rules/domain.ts';

/** A vehicle of a trip cart in wire form, without its provider. */
export const wireVehicle = (vehicle: Vehicle) => ({
  id: vehicle.id,
  name: vehicle.name,
  slug: vehicle.slug,
  trip_hourly: Number(vehicle.hourly),
  trip_distance: Number(vehicle.byDistance),
  hourly_price: vehicle.hourlyPrice,
  distance_price: vehicle.distancePrice,
  discount_type: vehicle.discountType,
  discount_price: vehicle.discount,
  status: Number(vehicle.active),
  total_vehicle_count: vehicle.available,
});

const wirePoint = (point: { lat: number; lng: number; name: string } | null) =>
  point === null ? null : { lat: point.lat, lng: point.lng, location_name: point.name };

/** A trip cart as the wire carries it. */
export const wireTripCart = ({ lines, trip, pickupZoneIds }: RentalCart) => ({
  carts: lines.map(({ id, vehicle, quantity, price }) => ({
    id,
    vehicle_id: vehicle.id,
    provider_id: vehicle.provider.id,
    module_id: 6,
    quantity,
    price,
    vehicle: wireVehicle(vehicle),
    provider: {
      id: vehicle.provider.id,
      name: vehicle.provider.name,
      tax: vehicle.provider.taxPercent,
      address: '',
      active: Number(vehicle.provider.active),
      discount: null,
      pickup_zone_id: pickupZoneIds.map(String),
    },
  })),
  user_data:
    trip === null || lines.length === 0
      ? []
      : {
          id: trip.id,
          rental_type: trip.type,
          estimated_hours: trip.hours,
          distance: trip.distanceKm,
          destination_time: trip.drivingHours,
          pickup_time: trip.pickupAt === null ? null : `${trip.pickupAt}:00`,
          pickup_location: wirePoint(trip.pickup),
          destination_location: wirePoint(trip.destination),
        },
});
