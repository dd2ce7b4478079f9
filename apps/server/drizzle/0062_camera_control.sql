ALTER TABLE "cameras" ADD COLUMN "control_address" text;--> statement-breakpoint
ALTER TABLE "cameras" ADD COLUMN "control_account" text;--> statement-breakpoint
ALTER TABLE "cameras" ADD COLUMN "sealed_control_password" text;