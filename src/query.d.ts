import '@tanstack/react-query';
import type { PageName } from '../machines/rules/paths.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is the same for everyone at a place, so the server may fetch this query when it
       * renders a page.
       */
      public?: true;
      /**
       * The page whose main subject the query loads, such as a store. If the query fails with 404, the
       * server answers this page with 404 too. Other pages show the subject beside their own: the
       * page of a product has the facts of its store.
       */
      subject?: PageName;
    };
  }
}
