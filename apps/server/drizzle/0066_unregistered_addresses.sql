ALTER TABLE "unmatched_addresses" ADD COLUMN "status" text DEFAULT 'notEnabled' NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_addresses" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unmatched_addresses" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unmatched_addresses" ADD COLUMN "clock_fault_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unmatched_addresses" ADD COLUMN "latest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_host_records" ADD COLUMN "unmatched_address_id" bigint;--> statement-breakpoint
-- its indexes go with the column
ALTER TABLE "fire_host_records" DROP COLUMN "subject_id";--> statement-breakpoint
ALTER TABLE "fire_host_records" ADD COLUMN "subject_id" bigint GENERATED ALWAYS AS (coalesce(fire_host_point_id, -4294967296 - unmatched_address_id, -fire_host_id)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "fire_host_records_subject" ON "fire_host_records" USING btree ("subject_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fire_host_records_restored" ON "fire_host_records" USING btree ("subject_id","restored_at") WHERE restored_at is not null;
