import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The same for everyone at this place: the server may ask it, and put it into a page. */
      public?: true;
      /** What its page is about: where the server has none, there is no such page (404). */
      subject?: true;
    };
  }
}
