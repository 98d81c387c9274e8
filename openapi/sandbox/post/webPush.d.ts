/** Types for the parts of `web-push` that are used here; the package has none. */
declare module 'web-push' {
  interface RequestDetails {
    endpoint: string;
    headers: Record<string, string | number>;
    body: Buffer | null;
  }

  interface Subscription {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  }

  interface Options {
    TTL: number;
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
  }

  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    /** Encrypts and signs a message. @throws Error when a key of the subscription is invalid */
    generateRequestDetails(
      subscription: Subscription,
      payload: string,
      options: Options,
    ): RequestDetails;
  };
  export default webPush;
}
