import { defineConfig } from 'drizzle-kit';

/**
 * Drizzle's settings for migrations. After a change of the schema run `npx drizzle-kit generate
 * --config openapi/sandbox/db/drizzle.config.ts --name <what-changes>`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './openapi/sandbox/db/schema/*.ts',
  out: './openapi/sandbox/db/migrations',
  casing: 'snake_case',
});
