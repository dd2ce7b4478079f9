ALTER TABLE "fire_hosts" ADD COLUMN "states" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fire_hosts" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_hosts" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "fire_hosts" ADD COLUMN "refused_at" timestamp with time zone;