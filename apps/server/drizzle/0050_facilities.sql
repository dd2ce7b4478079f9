DROP INDEX "indoor_facilities_number";--> statement-breakpoint
DROP INDEX "indoor_facilities_tenant";--> statement-breakpoint
DROP INDEX "indoor_facilities_building";--> statement-breakpoint
DROP INDEX "outdoor_facilities_number";--> statement-breakpoint
DROP INDEX "outdoor_facilities_tenant";--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "due_soon_on" date;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "plan_x" real;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD COLUMN "plan_y" real;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "due_soon_on" date;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "region_code" text;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "indoor_facilities" ADD CONSTRAINT "indoor_facilities_photo_key_stored_files_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outdoor_facilities" ADD CONSTRAINT "outdoor_facilities_photo_key_stored_files_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indoor_facilities_due" ON "indoor_facilities" USING btree ("tenant_id","due_on","id" DESC NULLS FIRST) WHERE "indoor_facilities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outdoor_facilities_due" ON "outdoor_facilities" USING btree ("tenant_id","due_on","id" DESC NULLS FIRST) WHERE "outdoor_facilities"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "indoor_facilities_number" ON "indoor_facilities" USING btree ("tenant_id","number") WHERE "indoor_facilities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "indoor_facilities_tenant" ON "indoor_facilities" USING btree ("tenant_id","id") WHERE "indoor_facilities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "indoor_facilities_building" ON "indoor_facilities" USING btree ("building_id","floor");--> statement-breakpoint
CREATE UNIQUE INDEX "outdoor_facilities_number" ON "outdoor_facilities" USING btree ("tenant_id","number") WHERE "outdoor_facilities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outdoor_facilities_tenant" ON "outdoor_facilities" USING btree ("tenant_id","id") WHERE "outdoor_facilities"."deleted_at" is null;--> statement-breakpoint
-- the day of the next check: the cycle of the type after the last check, else after the installation, else after the day on which it was added; days are those of UTC+8
CREATE FUNCTION "set_facility_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cycle integer;
BEGIN
  SELECT t.cycle_days INTO cycle FROM public.inspection_types t WHERE t.id = NEW.type_id;
  NEW.due_on := coalesce((NEW.last_inspected_at AT TIME ZONE 'UTC' + interval '8 hours')::date, NEW.installed_on, (NEW.created_at AT TIME ZONE 'UTC' + interval '8 hours')::date) + cycle;
  -- due soon for a quarter of the cycle, at least one day and at most seven
  NEW.due_soon_on := NEW.due_on - least(7, greatest(1, cycle / 4));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "indoor_facilities_due" BEFORE INSERT OR UPDATE OF type_id, last_inspected_at, installed_on, created_at ON "indoor_facilities" FOR EACH ROW EXECUTE FUNCTION "set_facility_due"();--> statement-breakpoint
CREATE TRIGGER "outdoor_facilities_due" BEFORE INSERT OR UPDATE OF type_id, last_inspected_at, installed_on, created_at ON "outdoor_facilities" FOR EACH ROW EXECUTE FUNCTION "set_facility_due"();--> statement-breakpoint
-- another cycle of a type moves the days of its facilities
CREATE FUNCTION "move_facility_dues"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.indoor_facilities SET type_id = type_id WHERE type_id = NEW.id;
  UPDATE public.outdoor_facilities SET type_id = type_id WHERE type_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "inspection_types_cycle" AFTER UPDATE OF cycle_days ON "inspection_types" FOR EACH ROW WHEN (OLD.cycle_days IS DISTINCT FROM NEW.cycle_days) EXECUTE FUNCTION "move_facility_dues"();--> statement-breakpoint
UPDATE "indoor_facilities" SET type_id = type_id;--> statement-breakpoint
UPDATE "outdoor_facilities" SET type_id = type_id;
