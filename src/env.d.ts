/**
 * The environment variables that configure a build, such as the API's URL; the README explains
 * each.
 */
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

/** Makes it a type error to read a variable that is not listed above. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/**
 * One chunk of a language's texts: each message key with its text, or with one text for each plural
 * form. The build splits the texts into such chunks (`.build/texts`). The same type as `Catalogue`
 * in `src/messages`.
 */
type LanguagePart = Readonly<
  Record<string, string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })>
>;
declare module '*/index.ts?first' {
  export const texts: LanguagePart;
}
declare module '*/index.ts?landing' {
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
  /** Limits one slice of React's work to 1000 ms divided by `fps`; 0 restores React's default. */
  export function unstable_forceFrameRate(fps: number): void;
}
