-- What gets another number is another piece of equipment, which has not been heard yet. A device that was well is not enabled until the new number reports (ADR 5).
-- One that was worse stays so until then, but the alarm of the old equipment is not known of the new one: its next fire would count as a part of the old one,
-- which may be judged already.
CREATE OR REPLACE FUNCTION "forget_alarms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'normal' THEN
    NEW.status := 'notEnabled';
    NEW.status_at := coalesce(NEW.updated_at, now());
    NEW.silent_at := NULL;
    NEW.heard_at := NULL;
    NEW.latest := '{}';
  ELSE
    NEW.latest := coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.latest) WHERE value->>'status' IS DISTINCT FROM 'alarm'), '{}');
  END IF;
  RETURN NEW;
END
$$;
