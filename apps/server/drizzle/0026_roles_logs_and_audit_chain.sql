CREATE TABLE "audit_chains" (
	"chain" text PRIMARY KEY NOT NULL,
	"first_id" bigint,
	"last_id" bigint,
	"last_hash" text,
	"forgotten_hash" text
);
--> statement-breakpoint
ALTER TABLE "login_log" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "prev_hash" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "login_log" ADD COLUMN "result" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "login_log" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "login_log" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;