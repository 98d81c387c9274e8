import type {
  RentalCart,
  RentalCartAnswer,
  RentalCartLine,
  TripSettings,
  Vehicle,
} from '../../machines/rules/domain.ts';
import { offersTrip } from '../../machines/rules/rentalPrice.ts';
import { emptyRentalCart } from '../../machines/rental/tripCart.ts';
import type { RentalCartCalls } from '../../src/rental/cart/rentalCart.wiring.ts';
import { refusal, silence } from '../failures.ts';

/**
 * The outcome of a call: successful, lost before or after the server acted, refused, with
 * conflicts, or done although some vehicles do not fit.
 */
export type Luck = 'well' | 'lost' | 'lostAfter' | 'refused' | 'conflict' | 'lenient';

/** A server of one trip cart, in memory; `luck` decides the outcome of each call. */
export class TripCartServer {
  #lines: RentalCartLine[] = [];
  #trip: TripSettings | null = null;
  #ids = 100;
  readonly #fleet: ReadonlyMap<number, Vehicle>;
  readonly #luck: () => Luck;

  constructor(fleet: readonly Vehicle[], luck: () => Luck) {
    this.#fleet = new Map(fleet.map((vehicle) => [vehicle.id, vehicle]));
    this.#luck = luck;
  }

  /** The present cart. */
  get cart(): RentalCart {
    const [first] = this.#lines;
    if (first === undefined || this.#trip === null) return emptyRentalCart;
    const { provider } = first.vehicle;
    const trip = { ...this.#trip, id: 9 };
    return { lines: [...this.#lines], trip, provider, pickupZoneIds: [], total: 0 };
  }

  async #act<T>(change: () => T): Promise<T> {
    await Promise.resolve();
    const luck = this.#luck();
    if (luck === 'lost') throw silence;
    if (luck === 'refused') throw refusal;
    const answer = change();
    if (luck === 'lostAfter') throw silence;
    return answer;
  }

  /**
   * Changes the cart, or answers with the lines that do not allow the change. With the luck
   * `conflict` one line refuses in any case, with `lenient` none does.
   */
  #change(change: () => void, conflicts: number[]): Promise<RentalCartAnswer> {
    return this.#act(() => {
      const luck = this.#luck();
      const unlucky = luck === 'conflict' ? this.#lines.slice(0, 1).map(({ id }) => id) : [];
      const lineIds = luck === 'lenient' ? [] : [...new Set([...conflicts, ...unlucky])];
      if (lineIds.length > 0) return { type: 'conflicts', lineIds };
      change();
      return { type: 'changed', cart: this.cart };
    });
  }

  #remove(lineIds: readonly number[]): void {
    this.#lines = this.#lines.filter(({ id }) => !lineIds.includes(id));
  }

  #find(vehicleId: number, quantity: number, trip: TripSettings): Vehicle {
    const vehicle = this.#fleet.get(vehicleId);
    if (!vehicle || !offersTrip(vehicle, trip.type) || quantity > vehicle.available) throw refusal;
    return vehicle;
  }

  readonly calls: RentalCartCalls = {
    fetch: () => this.#act(() => this.cart),
    add: (vehicleId, quantity, trip) =>
      this.#act(() => {
        const vehicle = this.#find(vehicleId, quantity, trip);
        const [first] = this.#lines;
        const isOther = first !== undefined && first.vehicle.provider.id !== vehicle.provider.id;
        const isThere = this.#lines.some((line) => line.vehicle.id === vehicleId);
        const isOtherType = first !== undefined && this.#trip?.type !== trip.type;
        if (isOther || isThere || isOtherType) throw refusal;
        this.#ids += 1;
        this.#lines = [...this.#lines, { id: this.#ids, vehicle, quantity, price: 0 }];
        this.#trip = trip;
        return this.cart;
      }),
    updateLine: (lineId, quantity) =>
      this.#change(() => {
        const line = this.#lines.find(({ id }) => id === lineId);
        if (line === undefined || quantity > line.vehicle.available) throw refusal;
        this.#lines = this.#lines.map((each) => (each === line ? { ...each, quantity } : each));
      }, []),
    updateTrip: (_, trip) =>
      this.#change(
        () => {
          this.#trip = trip;
        },
        this.#lines.filter(({ vehicle }) => !offersTrip(vehicle, trip.type)).map(({ id }) => id),
      ),
    removeLine: (lineId) =>
      this.#act(() => {
        this.#remove([lineId]);
        return this.cart;
      }),
    removeLines: (lineIds) =>
      this.#act(() => {
        this.#remove(lineIds);
        return this.cart;
      }),
    clear: (next) =>
      this.#act(() => {
        if (next !== null) {
          const { vehicleId, quantity, type } = next;
          this.#find(vehicleId, quantity, { ...emptyTrip, type });
        }
        this.#lines = [];
        return this.cart;
      }),
  };
}

const emptyTrip = {
  hours: 0,
  distanceKm: 0,
  drivingHours: 0,
  pickupAt: null,
  destination: null,
  pickup: { lat: 0, lng: 0, name: '' },
};
