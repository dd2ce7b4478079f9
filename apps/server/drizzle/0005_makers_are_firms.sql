-- Makers were a text of each type: texts that differ only in case or outer blanks are one firm.
INSERT INTO "firms" ("name") SELECT min(trim("manufacturer")) FROM "sensor_types" GROUP BY lower(trim("manufacturer")) ORDER BY min("id");--> statement-breakpoint
UPDATE "sensor_types" SET "firm_id" = "firms"."id" FROM "firms" WHERE lower("firms"."name") = lower(trim("sensor_types"."manufacturer"));--> statement-breakpoint
ALTER TABLE "sensor_types" ALTER COLUMN "firm_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensor_types" DROP COLUMN "manufacturer";