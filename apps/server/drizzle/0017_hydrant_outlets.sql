ALTER TABLE "hydrants" ADD COLUMN "outlet" text;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_type_1" text;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_mm_1" smallint;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_type_2" text;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_mm_2" smallint;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_type_3" text;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "outlet_mm_3" smallint;--> statement-breakpoint
ALTER TABLE "hydrants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "hydrants" SET "outlet" = ("counted"."outlets" - 1)::text, "outlet_type_1" = "counted"."type_1", "outlet_mm_1" = "counted"."mm_1", "outlet_type_2" = "counted"."type_2", "outlet_mm_2" = "counted"."mm_2", "outlet_type_3" = "counted"."type_3", "outlet_mm_3" = "counted"."mm_3"
FROM (
	SELECT "hydrant_id", count(*) AS "outlets",
		max("outlet_type") FILTER (WHERE "place" = 1) AS "type_1", max("diameter_mm") FILTER (WHERE "place" = 1) AS "mm_1",
		max("outlet_type") FILTER (WHERE "place" = 2) AS "type_2", max("diameter_mm") FILTER (WHERE "place" = 2) AS "mm_2",
		max("outlet_type") FILTER (WHERE "place" = 3) AS "type_3", max("diameter_mm") FILTER (WHERE "place" = 3) AS "mm_3"
	FROM (SELECT *, row_number() OVER (PARTITION BY "hydrant_id" ORDER BY "ordinal") AS "place" FROM "hydrant_outlets") AS "placed"
	WHERE "place" <= 3
	GROUP BY "hydrant_id"
) AS "counted" WHERE "counted"."hydrant_id" = "hydrants"."id";
