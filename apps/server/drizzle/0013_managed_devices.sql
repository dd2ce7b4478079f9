DROP INDEX "devices_number";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_number" ON "devices" USING btree ("number") WHERE "devices"."deleted_at" is null;