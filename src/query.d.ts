import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is the same for everyone at a place, so the server may fetch this query when it
       * renders a page.
       */
      public?: true;
      /**
       * The query loads the main subject of its page, such as a store. If the query fails with 404,
       * the server answers the page with 404 too.
       */
      subject?: true;
    };
  }
}
