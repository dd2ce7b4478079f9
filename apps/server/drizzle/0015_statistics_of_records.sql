CREATE TABLE "operator_hours" (
	"tenant_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"username" text NOT NULL,
	CONSTRAINT "operator_hours_tenant_id_hour_username_pk" PRIMARY KEY("tenant_id","hour","username")
);
--> statement-breakpoint
CREATE TABLE "point_slots" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel_id" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"point_code" text NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_slots_pk" PRIMARY KEY("tenant_id","kind","channel_id","subject_id","point_code","slot")
);
--> statement-breakpoint
CREATE TABLE "record_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel_id" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"point_code" text NOT NULL,
	"place_id" bigint,
	"floor" integer,
	"loop" text,
	"alarm_type" text NOT NULL,
	"class" text NOT NULL,
	"outcome" text NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"delay_step" integer,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_slots" (
	"tenant_id" text NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"channel_id" integer NOT NULL,
	"raised" integer DEFAULT 0 NOT NULL,
	"fires" integer DEFAULT 0 NOT NULL,
	"offline" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "record_slots_pk" PRIMARY KEY("tenant_id","channel_id","slot","kind")
);
--> statement-breakpoint
CREATE TABLE "record_summaries" (
	"tenant_id" text NOT NULL,
	"dimension" text NOT NULL,
	"grain" text NOT NULL,
	"kind" text NOT NULL,
	"channel_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"member" text NOT NULL,
	"raised" integer DEFAULT 0 NOT NULL,
	"fires" integer DEFAULT 0 NOT NULL,
	"offline" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"open_fires" integer DEFAULT 0 NOT NULL,
	"recovered" integer DEFAULT 0 NOT NULL,
	"real_fires" integer DEFAULT 0 NOT NULL,
	"fire_tests" integer DEFAULT 0 NOT NULL,
	"false_alarms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "record_summaries_pk" PRIMARY KEY("tenant_id","dimension","grain","starts_on","kind","channel_id","member")
);
--> statement-breakpoint
CREATE INDEX "point_slots_chattering" ON "point_slots" USING btree ("tenant_id","kind","channel_id","slot") WHERE changes > 3;--> statement-breakpoint
CREATE FUNCTION "note_general_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'general' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END AS weight
  FROM changed r;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- an update that changes none of these columns, as a repeated report, leaves no change
CREATE FUNCTION "note_updated_general_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, sum(weight) FROM (
  SELECT r.tenant_id, 'general' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM after_change r
  UNION ALL
  SELECT r.tenant_id, 'general' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    -1 AS weight
  FROM before_change r
  ) facts GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 HAVING sum(weight) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "general_records_added" AFTER INSERT ON "general_records" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_general_records"();
--> statement-breakpoint
CREATE TRIGGER "general_records_removed" AFTER DELETE ON "general_records" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_general_records"();
--> statement-breakpoint
CREATE TRIGGER "general_records_updated" AFTER UPDATE ON "general_records" REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_general_records"();
--> statement-breakpoint
CREATE FUNCTION "note_hydrant_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'hydrant' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.hydrant_id AS place_id, null::integer AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN false THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (false) THEN 'handled'
      WHEN null::text = '1' THEN 'realFire' WHEN null::text = '2' THEN 'fireTest' WHEN null::text = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN false AND r.handled AND r.handle_person IS NOT NULL AND null::text IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END AS weight
  FROM changed r;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- an update that changes none of these columns, as a repeated report, leaves no change
CREATE FUNCTION "note_updated_hydrant_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, sum(weight) FROM (
  SELECT r.tenant_id, 'hydrant' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.hydrant_id AS place_id, null::integer AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN false THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (false) THEN 'handled'
      WHEN null::text = '1' THEN 'realFire' WHEN null::text = '2' THEN 'fireTest' WHEN null::text = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN false AND r.handled AND r.handle_person IS NOT NULL AND null::text IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM after_change r
  UNION ALL
  SELECT r.tenant_id, 'hydrant' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.hydrant_id AS place_id, null::integer AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN false THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (false) THEN 'handled'
      WHEN null::text = '1' THEN 'realFire' WHEN null::text = '2' THEN 'fireTest' WHEN null::text = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN false AND r.handled AND r.handle_person IS NOT NULL AND null::text IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    -1 AS weight
  FROM before_change r
  ) facts GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 HAVING sum(weight) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "hydrant_records_added" AFTER INSERT ON "hydrant_records" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_hydrant_records"();
--> statement-breakpoint
CREATE TRIGGER "hydrant_records_removed" AFTER DELETE ON "hydrant_records" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_hydrant_records"();
--> statement-breakpoint
CREATE TRIGGER "hydrant_records_updated" AFTER UPDATE ON "hydrant_records" REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_hydrant_records"();
--> statement-breakpoint
CREATE FUNCTION "note_fire_host_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'fireHost' AS kind, r.channel_id, r.fire_host_point_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, r.fire_host_id || ':' || r.loop AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END AS weight
  FROM changed r;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- an update that changes none of these columns, as a repeated report, leaves no change
CREATE FUNCTION "note_updated_fire_host_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, sum(weight) FROM (
  SELECT r.tenant_id, 'fireHost' AS kind, r.channel_id, r.fire_host_point_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, r.fire_host_id || ':' || r.loop AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM after_change r
  UNION ALL
  SELECT r.tenant_id, 'fireHost' AS kind, r.channel_id, r.fire_host_point_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, r.fire_host_id || ':' || r.loop AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    -1 AS weight
  FROM before_change r
  ) facts GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 HAVING sum(weight) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "fire_host_records_added" AFTER INSERT ON "fire_host_records" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_fire_host_records"();
--> statement-breakpoint
CREATE TRIGGER "fire_host_records_removed" AFTER DELETE ON "fire_host_records" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_fire_host_records"();
--> statement-breakpoint
CREATE TRIGGER "fire_host_records_updated" AFTER UPDATE ON "fire_host_records" REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_fire_host_records"();
--> statement-breakpoint
CREATE FUNCTION "note_operators"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operator_hours (tenant_id, hour, username)
  SELECT DISTINCT tenant_id, date_trunc('hour', at, 'UTC'), username FROM added ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "verdict_history_added" AFTER INSERT ON "verdict_history" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_operators"();
--> statement-breakpoint
-- each change as counts of every member that it belongs to
CREATE VIEW "record_changes_by_member" AS
SELECT c.id, c.tenant_id, m.dimension, g.grain, c.kind, c.channel_id, g.starts_on, m.member,
  c.weight AS raised,
  CASE WHEN c.class = 'fire' THEN c.weight ELSE 0 END AS fires,
  CASE WHEN c.class = 'offline' THEN c.weight ELSE 0 END AS offline,
  CASE WHEN c.outcome = 'open' THEN c.weight ELSE 0 END AS open,
  CASE WHEN c.outcome = 'open' AND c.class = 'fire' THEN c.weight ELSE 0 END AS open_fires,
  CASE WHEN c.outcome = 'recovered' THEN c.weight ELSE 0 END AS recovered,
  CASE WHEN c.outcome = 'realFire' THEN c.weight ELSE 0 END AS real_fires,
  CASE WHEN c.outcome = 'fireTest' THEN c.weight ELSE 0 END AS fire_tests,
  CASE WHEN c.outcome = 'falseAlarm' THEN c.weight ELSE 0 END AS false_alarms
FROM record_changes c
CROSS JOIN LATERAL (VALUES
  ('all', ''), ('type', c.alarm_type), ('point', c.point_code), ('subject', c.subject_id::text), ('place', c.place_id::text),
  ('floor', c.place_id || ':' || c.floor), ('loop', c.loop), ('delay', c.delay_step::text),
  ('placeDelay', c.place_id || ':' || c.delay_step)) AS m(dimension, member)
CROSS JOIN LATERAL (VALUES
  ('day', date_trunc('day', (c.raised_at AT TIME ZONE 'UTC') + interval '8 hours')::date),
  ('month', date_trunc('month', (c.raised_at AT TIME ZONE 'UTC') + interval '8 hours')::date)) AS g(grain, starts_on)
WHERE m.member IS NOT NULL;
--> statement-breakpoint
CREATE VIEW "record_changes_by_slot" AS
SELECT c.id, c.tenant_id, date_bin('10 minutes', c.raised_at, timestamptz '2000-01-01 00:00:00Z') AS slot, c.kind, a.channel_id, c.weight AS raised,
  CASE WHEN c.class = 'fire' THEN c.weight ELSE 0 END AS fires, CASE WHEN c.class = 'offline' THEN c.weight ELSE 0 END AS offline
FROM record_changes c CROSS JOIN LATERAL (VALUES (c.channel_id), (0)) AS a(channel_id);
--> statement-breakpoint
CREATE VIEW "record_changes_by_point_slot" AS
SELECT c.id, c.tenant_id, c.kind, c.channel_id, c.subject_id, c.point_code, date_bin('10 minutes', s.at, timestamptz '2000-01-01 00:00:00Z') AS slot, c.weight AS changes
FROM record_changes c CROSS JOIN LATERAL (VALUES (c.raised_at), (c.restored_at)) AS s(at) WHERE s.at IS NOT NULL;
--> statement-breakpoint
-- what readers sum: the summaries and the changes that are not in them yet
CREATE VIEW "record_figures" AS
SELECT tenant_id, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms FROM record_summaries
UNION ALL
SELECT tenant_id, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms FROM record_changes_by_member;
--> statement-breakpoint
CREATE VIEW "slot_figures" AS
SELECT tenant_id, slot, kind, channel_id, raised, fires, offline FROM record_slots
UNION ALL SELECT tenant_id, slot, kind, channel_id, raised, fires, offline FROM record_changes_by_slot;
--> statement-breakpoint
-- adds up to so many changes to the summaries, in the order of their keys; resolves with the number. One fold runs at a time.
CREATE FUNCTION "fold_record_changes"(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(119124);
  SELECT array_agg(id) INTO folded FROM (SELECT id FROM record_changes ORDER BY id LIMIT most) first;
  IF folded IS NULL THEN RETURN 0; END IF;
  INSERT INTO record_summaries AS s (tenant_id, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms)
  SELECT tenant_id, dimension, grain, kind, channel_id, starts_on, member, sum(raised), sum(fires), sum(offline), sum(open), sum(open_fires), sum(recovered), sum(real_fires), sum(fire_tests), sum(false_alarms)
  FROM record_changes_by_member WHERE id = ANY(folded)
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (tenant_id, dimension, grain, starts_on, kind, channel_id, member) DO UPDATE SET
    raised = s.raised + excluded.raised, fires = s.fires + excluded.fires, offline = s.offline + excluded.offline, open = s.open + excluded.open,
    open_fires = s.open_fires + excluded.open_fires, recovered = s.recovered + excluded.recovered, real_fires = s.real_fires + excluded.real_fires,
    fire_tests = s.fire_tests + excluded.fire_tests, false_alarms = s.false_alarms + excluded.false_alarms;
  INSERT INTO record_slots AS s (tenant_id, slot, kind, channel_id, raised, fires, offline)
  SELECT tenant_id, slot, kind, channel_id, sum(raised), sum(fires), sum(offline) FROM record_changes_by_slot WHERE id = ANY(folded) GROUP BY 1, 2, 3, 4
  HAVING sum(raised) <> 0 OR sum(fires) <> 0 OR sum(offline) <> 0
  ON CONFLICT (tenant_id, channel_id, slot, kind) DO UPDATE SET raised = s.raised + excluded.raised, fires = s.fires + excluded.fires, offline = s.offline + excluded.offline;
  INSERT INTO point_slots AS s (tenant_id, kind, channel_id, subject_id, point_code, slot, changes)
  SELECT tenant_id, kind, channel_id, subject_id, point_code, slot, sum(changes) FROM record_changes_by_point_slot WHERE id = ANY(folded) GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(changes) <> 0
  ON CONFLICT (tenant_id, kind, channel_id, subject_id, point_code, slot) DO UPDATE SET changes = s.changes + excluded.changes;
  DELETE FROM record_changes WHERE id = ANY(folded);
  RETURN cardinality(folded);
END $$;
--> statement-breakpoint
INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'general' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM "general_records" r;
--> statement-breakpoint
INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'hydrant' AS kind, r.channel_id, r.device_id AS subject_id, r.point_code, r.hydrant_id AS place_id, null::integer AS floor, null::text AS loop, r.alarm_type,
    CASE WHEN false THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (false) THEN 'handled'
      WHEN null::text = '1' THEN 'realFire' WHEN null::text = '2' THEN 'fireTest' WHEN null::text = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN false AND r.handled AND r.handle_person IS NOT NULL AND null::text IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM "hydrant_records" r;
--> statement-breakpoint
INSERT INTO record_changes (tenant_id, kind, channel_id, subject_id, point_code, place_id, floor, loop, alarm_type, class, outcome, raised_at, restored_at, delay_step, weight)
  SELECT r.tenant_id, 'fireHost' AS kind, r.channel_id, r.fire_host_point_id AS subject_id, r.point_code, r.building_id AS place_id, r.floor AS floor, r.fire_host_id || ':' || r.loop AS loop, r.alarm_type,
    CASE WHEN r.category = '1' THEN 'fire' WHEN r.point_code = 'OFFLINE' THEN 'offline' ELSE 'fault' END AS class,
    CASE WHEN NOT r.handled THEN 'open' WHEN r.handle_person IS NULL THEN 'recovered' WHEN NOT (r.category = '1') THEN 'handled'
      WHEN r.verdict = '1' THEN 'realFire' WHEN r.verdict = '2' THEN 'fireTest' WHEN r.verdict = '0' THEN 'falseAlarm' ELSE 'handled' END AS outcome,
    r.raised_at, r.restored_at,
    CASE WHEN r.category = '1' AND r.handled AND r.handle_person IS NOT NULL AND r.verdict IS NOT NULL
      THEN ceil(ln(greatest(extract(epoch FROM r.handled_at - coalesce(r.received_at, r.raised_at)), 1)::float8) / ln(1.05::float8))::integer END AS delay_step,
    1 AS weight
  FROM "fire_host_records" r;
--> statement-breakpoint
INSERT INTO operator_hours (tenant_id, hour, username) SELECT DISTINCT tenant_id, date_trunc('hour', at, 'UTC'), username FROM verdict_history ON CONFLICT DO NOTHING;
--> statement-breakpoint
DO $$ BEGIN WHILE fold_record_changes(100000) > 0 LOOP END LOOP; END $$;
