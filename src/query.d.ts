import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is the same for everyone at a place, so the server may fetch it when it renders
       * a page.
       */
      public?: true;
      /**
       * The query loads what its page is about, such as a store: when it fails with 404, so does
       * the page.
       */
      subject?: true;
    };
  }
}
