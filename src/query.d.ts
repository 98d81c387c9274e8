import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The same for everyone at this place: the server may ask it, and put it into a page. */
      public?: true;
    };
  }
}
