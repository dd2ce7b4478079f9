ALTER TABLE "gateway_keys" DROP CONSTRAINT "gateway_keys_tenant_id_tenants_id_fk";
--> statement-breakpoint
DROP INDEX "gateway_keys_tenant";--> statement-breakpoint
ALTER TABLE "gateway_keys" ALTER COLUMN "gateway_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_keys" DROP COLUMN "tenant_id";--> statement-breakpoint
ALTER TABLE "gateway_keys" DROP COLUMN "gateway";