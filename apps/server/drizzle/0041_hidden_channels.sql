CREATE TABLE "hidden_channels" (
	"tenant_id" text NOT NULL,
	"channel_id" integer NOT NULL,
	"hidden_by" text NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_channels_tenant_id_channel_id_pk" PRIMARY KEY("tenant_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_channels" ADD CONSTRAINT "hidden_channels_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;