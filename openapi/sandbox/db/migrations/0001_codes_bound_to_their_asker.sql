ALTER TABLE "one_time_codes" ADD COLUMN "bound_to" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "blocked_until";