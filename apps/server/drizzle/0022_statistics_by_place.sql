-- all summaries are made again from the records, at the end of this file
TRUNCATE record_changes, record_summaries, record_slots, point_slots;
--> statement-breakpoint
DROP VIEW "record_figures", "record_changes_by_member", "record_changes_by_point_slot";
--> statement-breakpoint
ALTER TABLE "record_summaries" ADD COLUMN "within" text NOT NULL;--> statement-breakpoint
CREATE INDEX "fire_host_records_restored" ON "fire_host_records" USING btree ("fire_host_point_id","restored_at") WHERE restored_at is not null;--> statement-breakpoint
CREATE INDEX "general_records_restored" ON "general_records" USING btree ("device_id","restored_at") WHERE restored_at is not null;--> statement-breakpoint
CREATE INDEX "hydrant_records_restored" ON "hydrant_records" USING btree ("device_id","restored_at") WHERE restored_at is not null;--> statement-breakpoint
ALTER TABLE "record_summaries" DROP CONSTRAINT "record_summaries_pk";
--> statement-breakpoint
ALTER TABLE "record_summaries" ADD CONSTRAINT "record_summaries_pk" PRIMARY KEY("tenant_id","within","dimension","grain","starts_on","kind","channel_id","member");
--> statement-breakpoint
-- each change as counts of every member that it belongs to: of all places, of its building or hydrant, and of its fire host
CREATE VIEW "record_changes_by_member" AS
SELECT c.id, c.tenant_id, w.within, m.dimension, g.grain, c.kind, c.channel_id, g.starts_on, m.member,
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
  (''), (CASE c.kind WHEN 'hydrant' THEN 'hydrant:' ELSE 'building:' END || c.place_id), ('host:' || split_part(c.loop, ':', 1))) AS w(within)
CROSS JOIN LATERAL (VALUES
  ('all', ''), ('type', c.alarm_type), ('point', c.point_code), ('subject', c.subject_id::text), ('place', c.place_id::text),
  ('floor', c.place_id || ':' || c.floor), ('loop', c.loop), ('delay', c.delay_step::text)) AS m(dimension, member)
CROSS JOIN LATERAL (VALUES
  ('day', date_trunc('day', (c.raised_at AT TIME ZONE 'UTC') + interval '8 hours')::date),
  ('month', date_trunc('month', (c.raised_at AT TIME ZONE 'UTC') + interval '8 hours')::date)) AS g(grain, starts_on)
WHERE m.member IS NOT NULL AND w.within IS NOT NULL;
--> statement-breakpoint
-- a change at 10:14 is in the twenty minutes from 10:00 and in those from 10:10
CREATE VIEW "record_changes_by_point_slot" AS
SELECT c.id, c.tenant_id, c.kind, c.channel_id, c.subject_id, c.point_code, date_bin('10 minutes', s.at, timestamptz '2000-01-01 00:00:00Z') - o.earlier AS slot, c.weight AS changes
FROM record_changes c CROSS JOIN LATERAL (VALUES (c.raised_at), (c.restored_at)) AS s(at)
CROSS JOIN (VALUES (interval '0'), (interval '10 minutes')) AS o(earlier) WHERE s.at IS NOT NULL;
--> statement-breakpoint
-- what readers sum: the summaries and the changes that are not in them yet
CREATE VIEW "record_figures" AS
SELECT tenant_id, within, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms FROM record_summaries
UNION ALL
SELECT tenant_id, within, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms FROM record_changes_by_member;
--> statement-breakpoint
-- adds up to so many changes to the summaries, in the order of their keys; resolves with the number. One fold runs at a time.
CREATE OR REPLACE FUNCTION "fold_record_changes"(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(119124);
  SELECT array_agg(id) INTO folded FROM (SELECT id FROM record_changes ORDER BY id LIMIT most) first;
  IF folded IS NULL THEN RETURN 0; END IF;
  INSERT INTO record_summaries AS s (tenant_id, within, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms)
  SELECT tenant_id, within, dimension, grain, kind, channel_id, starts_on, member, sum(raised), sum(fires), sum(offline), sum(open), sum(open_fires), sum(recovered), sum(real_fires), sum(fire_tests), sum(false_alarms)
  FROM record_changes_by_member WHERE id = ANY(folded)
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (tenant_id, within, dimension, grain, starts_on, kind, channel_id, member) DO UPDATE SET
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
DO $$ BEGIN WHILE fold_record_changes(100000) > 0 LOOP END LOOP; END $$;
