CREATE TABLE "building_floors" (
	"tenant_id" text NOT NULL,
	"building_id" integer NOT NULL,
	"floor" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "building_floors_building_id_floor_pk" PRIMARY KEY("building_id","floor")
);
--> statement-breakpoint
CREATE TABLE "setup_codes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "building_floors" ADD CONSTRAINT "building_floors_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;