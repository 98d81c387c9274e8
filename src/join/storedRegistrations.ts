import type {
  CourierWords,
  StoreOwner,
  StoreStep,
  StoreWords,
} from '../../machines/rules/registration.ts';
import { get, set } from '../platform/stored/store.ts';
import { filesByField, storedFiles } from '../shop/storedFiles.ts';

/** What was typed into the registrations and is not sent; null of a part that nobody began. */
interface Registrations {
  store: StoreWords | null;
  owner: StoreOwner | null;
  reached: Exclude<StoreStep, 'plan'>;
  /** Of a store that is registered and whose plan was not paid. */
  storeId: number | null;
  courier: CourierWords | null;
  /** The address that the store's pin gave last; '' while none did. */
  addressOfPin: string;
}

const none: Registrations = {
  store: null,
  owner: null,
  reached: 'store',
  storeId: null,
  courier: null,
  addressOfPin: '',
};

/** The registrations as this browser has them, also after a reload. */
export const storedRegistrations = (): Registrations => get('registrations') ?? none;

/** Stores parts of them as they are typed; passwords never are, and files have their own place. */
export function storeRegistrations(parts: Partial<Registrations>): void {
  set('registrations', { ...storedRegistrations(), ...parts });
}

/** The pictures and the papers of a store. */
export const filesOfStore = storedFiles(
  'store-registration',
  filesByField('logo', 'cover', 'certificate'),
);

/** The pictures of a courier. */
export const filesOfCourier = storedFiles(
  'courier-registration',
  filesByField('photo', 'front', 'back'),
);
