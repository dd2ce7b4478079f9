CREATE TABLE "early_warnings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"channel_id" integer NOT NULL,
	"device_id" bigint NOT NULL,
	"sensor_number" text NOT NULL,
	"equipment_type" text,
	"building_id" bigint,
	"building_name" text,
	"floor" integer,
	"hydrant_id" bigint,
	"hydrant_name" text,
	"position" text,
	"point_code" text NOT NULL,
	"point_name" text,
	"unit" text,
	"value" double precision,
	"level_name" text NOT NULL,
	"level_rank" integer NOT NULL,
	"level_color" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"handled" boolean DEFAULT false NOT NULL,
	"handle_person" text,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "early_warnings_open" ON "early_warnings" USING btree ("device_id","point_code") WHERE "early_warnings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "early_warnings_unhandled" ON "early_warnings" USING btree ("tenant_id","raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "early_warnings"."handled";--> statement-breakpoint
CREATE INDEX "early_warnings_list" ON "early_warnings" USING btree ("tenant_id","raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);