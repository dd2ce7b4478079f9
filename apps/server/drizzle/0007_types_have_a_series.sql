-- Makers and series were columns of each type: texts that differ only in case or outer blanks are one series of a maker.
INSERT INTO "device_series" ("firm_id", "code", "name", "placement", "color")
	SELECT "firm_id", 'S' || min("id"), min(trim("equipment_type")), CASE WHEN bool_and("channel_id" = 5) THEN '1' ELSE '0' END, min("color")
	FROM "sensor_types" GROUP BY "firm_id", lower(trim("equipment_type")) ORDER BY min("id");--> statement-breakpoint
UPDATE "sensor_types" SET "series_id" = "device_series"."id" FROM "device_series"
	WHERE "device_series"."firm_id" = "sensor_types"."firm_id" AND lower("device_series"."name") = lower(trim("sensor_types"."equipment_type"));--> statement-breakpoint
ALTER TABLE "sensor_types" DROP CONSTRAINT "sensor_types_firm_id_firms_id_fk";
--> statement-breakpoint
ALTER TABLE "sensor_types" ALTER COLUMN "series_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensor_types" DROP COLUMN "firm_id";--> statement-breakpoint
ALTER TABLE "sensor_types" DROP COLUMN "equipment_type";--> statement-breakpoint
ALTER TABLE "sensor_types" DROP COLUMN "color";