import type { DevicePosition } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';

/**
 * Asks the device for its position (LOC-05); rejects when the customer refuses, or when the
 * position is unknown or takes longer than `timeoutMs`.
 */
export function currentPosition(timeoutMs: number, signal: AbortSignal): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('position unavailable'));
      return;
    }
    // The browser's own timeout starts only after the permission was given, so there is a second
    // one.
    const timer = setTimeout(() => reject(new Error('position timed out')), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        const { latitude, longitude, accuracy } = coords;
        resolve({ lat: latitude, lng: longitude, accuracyMetres: accuracy });
      },
      (error) => {
        clearTimeout(timer);
        reject(new Error(error.message));
      },
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: MINUTE_MS },
    );
  });
}
