ALTER TABLE "guests" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_contact_number_index" ON "orders" USING btree ("contact_number");--> statement-breakpoint
CREATE INDEX "orders_contact_email" ON "orders" USING btree (lower("delivery_address" ->> 'contact_person_email'));--> statement-breakpoint
CREATE INDEX "trips_contact_phone_index" ON "trips" USING btree ("contact_phone");--> statement-breakpoint
CREATE INDEX "trips_contact_email" ON "trips" USING btree (lower("contact_email"));