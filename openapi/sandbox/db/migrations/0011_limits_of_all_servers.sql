CREATE TABLE "provider_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Written with many requests, and forgiven after a crash of the database.
CREATE UNLOGGED TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
