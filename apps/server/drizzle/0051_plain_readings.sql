CREATE TABLE "judging_versions" (
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "judging_versions" ("version") VALUES (1);
--> statement-breakpoint
CREATE FUNCTION "count_judging_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.judging_versions SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "measuring_points_judge" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "measuring_points" FOR EACH STATEMENT EXECUTE FUNCTION "count_judging_version"();
--> statement-breakpoint
CREATE TRIGGER "point_thresholds_judge" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "point_thresholds" FOR EACH STATEMENT EXECUTE FUNCTION "count_judging_version"();
--> statement-breakpoint
CREATE TRIGGER "threshold_ranges_judge" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "threshold_ranges" FOR EACH STATEMENT EXECUTE FUNCTION "count_judging_version"();
--> statement-breakpoint
CREATE TRIGGER "alarm_levels_judge" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "alarm_levels" FOR EACH STATEMENT EXECUTE FUNCTION "count_judging_version"();
--> statement-breakpoint
-- room in each page for the next version of its rows: a report rewrites the row of its device, and with room no index is written
ALTER TABLE "devices" SET (fillfactor = 70);
--> statement-breakpoint
-- Stores plain readings (plain-readings.queries.ts) and gives their places in the call; null, and nothing stored, when they were judged by points or
-- thresholds that have changed since. Its plans are kept by the session: planning took longer than the work. Rows are locked in id order, as everywhere.
CREATE FUNCTION "store_plain_readings"(call jsonb, judged_by bigint, of_tenant text, heard timestamptz) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE stored integer[];
BEGIN
  IF judged_by IS DISTINCT FROM (SELECT version FROM judging_versions) THEN RETURN NULL; END IF;
  IF jsonb_array_length(call) = 0 THEN RETURN '{}'; END IF;
  WITH q AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(call) AS q(place integer, number text, at timestamptz, measured jsonb, latest jsonb)
  ), l AS MATERIALIZED (
    SELECT d.id, d.type_id, q.* FROM devices d JOIN q ON q.number = d.number
    WHERE d.number = ANY (ARRAY(SELECT q.number FROM q)) AND d.deleted_at IS NULL AND (of_tenant IS NULL OR d.tenant_id = of_tenant)
      AND d.status = 'normal' AND d.reported_at < q.at AND d.silent_at IS NULL AND d.clock_fault_at IS NULL
      AND NOT d.latest @? '$.* ? (@.status != "normal" || exists (@.warning))'
    ORDER BY d.id FOR NO KEY UPDATE OF d
  ), u AS (
    UPDATE devices d SET status_at = coalesce(d.status_at, l.at), reported_at = l.at, heard_at = heard, latest = d.latest || l.latest
    FROM l WHERE d.id = l.id
  ), t AS (
    SELECT x.type_id, array_agg(p.code ORDER BY x.position) AS codes
    FROM sensor_type_points x JOIN measuring_points p ON p.id = x.point_id
    WHERE x.type_id IN (SELECT type_id FROM l) GROUP BY x.type_id
  ), r AS (
    INSERT INTO readings (device_id, at, values, status)
    SELECT l.id, l.at, ARRAY(SELECT (l.measured ->> c.code)::real FROM unnest(t.codes) AS c(code)), 'normal'
    FROM l JOIN t ON t.type_id = l.type_id
    ON CONFLICT (device_id, at) DO NOTHING
  )
  SELECT array_agg(l.place) FROM l INTO stored;
  RETURN coalesce(stored, '{}');
END $$;
--> statement-breakpoint
CREATE INDEX "audit_log_list" ON "audit_log" USING btree ("tenant_id","id");
