CREATE TABLE "demo_seed" (
	"id" integer PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"gateway" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "gateway_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD CONSTRAINT "gateway_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_keys_tenant" ON "gateway_keys" USING btree ("tenant_id","gateway");--> statement-breakpoint
-- databases that an earlier version filled with the demo city; real tenants have random ids
INSERT INTO "demo_seed" ("id", "city", "seeded_at") SELECT 1, 'demo', "created_at" FROM "tenants" WHERE "id" = 'ylwc0001';
