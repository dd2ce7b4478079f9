-- every two letters that stand side by side in a text: most Chinese words have two letters, too few for an index of every three
CREATE FUNCTION pairs_of(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT substr(words, i, 2) FROM generate_series(1, greatest(length(words) - 1, 1)) AS i);--> statement-breakpoint
DROP INDEX "fire_host_records_text";--> statement-breakpoint
DROP INDEX "general_records_text";--> statement-breakpoint
DROP INDEX "hydrant_records_text";--> statement-breakpoint
CREATE INDEX "fire_host_records_text" ON "fire_host_records" USING gin (pairs_of("series"),pairs_of("position"),pairs_of("building_name"),pairs_of("host_name"));--> statement-breakpoint
CREATE INDEX "general_records_text" ON "general_records" USING gin (pairs_of("sensor_number"),pairs_of("position"),pairs_of("building_name"));--> statement-breakpoint
CREATE INDEX "hydrant_records_text" ON "hydrant_records" USING gin (pairs_of("sensor_number"),pairs_of("position"),pairs_of("hydrant_name"));