import type {
  CourierWords,
  StoreOwner,
  StoreStep,
  StoreWords,
} from '../../machines/rules/registration.ts';
import { get, set } from '../platform/stored/store.ts';
import { filesByField, storedFiles } from '../shop/stored/storedFiles.ts';

/**
 * The drafts of the registrations in this browser: of a store with its owner, and of a courier;
 * null for a form that was not begun. `reached` is the step at which the store's registration
 * continues.
 */
interface Registrations {
  store: StoreWords | null;
  owner: StoreOwner | null;
  reached: Exclude<StoreStep, 'plan'>;
  /**
   * The id of a store that is registered but has not paid for its plan; null when there is none.
   */
  storeId: number | null;
  courier: CourierWords | null;
  /** The last address that was found for the store's pin; '' before the first. */
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

/** The drafts of the registrations, as stored in this browser. */
export const storedRegistrations = (): Registrations => get('registrations') ?? none;

/**
 * Stores changed parts of the drafts while they are typed. Passwords are never stored, and files
 * are stored separately.
 */
export function storeRegistrations(parts: Partial<Registrations>): void {
  set('registrations', { ...storedRegistrations(), ...parts });
}

/** The picture files of a store's draft: logo, cover and certificate. */
export const filesOfStore = storedFiles(
  'store-registration',
  filesByField('logo', 'cover', 'certificate'),
);

/**
 * The picture files of a courier's draft: the photo, and the front and back of the identity
 * document.
 */
export const filesOfCourier = storedFiles(
  'courier-registration',
  filesByField('photo', 'front', 'back'),
);
