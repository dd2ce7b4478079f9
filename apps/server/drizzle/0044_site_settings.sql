ALTER TABLE "tenant_settings" ADD COLUMN "record_days" integer;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "updated_at" timestamp (3) with time zone;