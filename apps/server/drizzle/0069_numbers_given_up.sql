-- A number that a device gives up forgets what it reported while it was unregistered (ADR 86): meanwhile the device was heard, so nobody knows how that ended.
-- An old fire would hide the next one of the number.
CREATE FUNCTION "forget_unregistered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.unregistered_devices u SET status = 'notEnabled', status_at = NULL, reported_at = NULL, clock_fault_at = NULL, latest = '{}'
    WHERE u.tenant_id = OLD.tenant_id AND u.number = OLD.number AND u.status <> 'notEnabled';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "devices_number_given_up" AFTER UPDATE OF number, deleted_at ON "devices" FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND (NEW.deleted_at IS NOT NULL OR NEW.number <> OLD.number)) EXECUTE FUNCTION "forget_unregistered"();
