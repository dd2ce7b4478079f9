ALTER TABLE "hydrants" ALTER COLUMN "protection_radius" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "sensor_types" ADD COLUMN "point_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sensor_types" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sensor_types_model" ON "sensor_types" USING btree ("series_id",lower("model")) WHERE "sensor_types"."deleted_at" is null;--> statement-breakpoint
-- the points of the models that are there, in the order in which readings keep their values
update "sensor_types" t set "point_ids" = (select array_agg(p.point_id order by p.position) from "sensor_type_points" p where p.type_id = t.id)
where exists (select 1 from "sensor_type_points" p where p.type_id = t.id);
