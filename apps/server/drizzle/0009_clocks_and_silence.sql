ALTER TABLE "devices" ADD COLUMN "clock_fault_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_host_points" ADD COLUMN "clock_fault_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_host_points" ADD COLUMN "latest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_hosts" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_hosts" ADD COLUMN "silent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_host_records" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fire_host_records" ADD COLUMN "stamped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "general_records" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "general_records" ADD COLUMN "stamped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hydrant_records" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hydrant_records" ADD COLUMN "stamped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "stamped_at" timestamp (3) with time zone;