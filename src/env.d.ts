/** The settings of a build; the README says what each is for. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_VITALS_URL?: string;
  readonly VITE_API_PATHS?: string;
  readonly VITE_TILE_URL?: string;
  readonly VITE_TILE_CREDIT?: string;
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_FACEBOOK_APP_ID?: string;
  readonly VITE_APPLE_CLIENT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_SENDER_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
}

/** A variable that is not listed here does not compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** A part of a language's texts, which the build cuts (`.build/texts`); as `Catalogue` has it. */
type LanguagePart = Readonly<
  Record<string, string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })>
>;
declare module '*/index.ts?first' {
  export const texts: LanguagePart;
}
declare module '*/index.ts?store' {
  export const texts: LanguagePart;
}
declare module '*/index.ts?rest' {
  export const texts: LanguagePart;
}

/** React's own scheduler, which ships no types. */
declare module 'scheduler' {
  /** How long a slice of React's work takes at most: 1000 ms divided by this; 0 is its default. */
  export function unstable_forceFrameRate(fps: number): void;
}
