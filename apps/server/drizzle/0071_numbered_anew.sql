-- What gets another number is another piece of equipment: the alarm of the old one is not known of it. Its next fire would count as a part of the old one,
-- which may be judged already. The device stays in alarm until the new number reports.
CREATE FUNCTION "forget_alarms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.latest := coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.latest) WHERE value->>'status' IS DISTINCT FROM 'alarm'), '{}');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "devices_numbered_anew" BEFORE UPDATE OF number ON "devices" FOR EACH ROW
  WHEN (NEW.number <> OLD.number) EXECUTE FUNCTION "forget_alarms"();
