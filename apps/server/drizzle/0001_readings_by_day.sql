-- Samples by day of UTC+8; the days are made by db/readings.ts (drizzle-kit cannot write PARTITION BY).
CREATE TABLE "readings" (
	"device_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"values" real[] NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "readings_pk" PRIMARY KEY("device_id","at")
) PARTITION BY RANGE ("at");
