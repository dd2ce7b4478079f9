ALTER TABLE "tenants" DROP CONSTRAINT "tenants_name_unique";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_tenant_id" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "max_users" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "max_devices" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_tenant_id_tenants_id_fk" FOREIGN KEY ("acting_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_name" ON "tenants" USING btree ("name") WHERE "tenants"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_domain" ON "tenants" USING btree ("domain") WHERE "tenants"."deleted_at" is null;