-- by its text, a bound keeps the digits that were entered: 0.1 of four bytes is 0.10000000149 of eight
DROP INDEX "measuring_points_code";--> statement-breakpoint
ALTER TABLE "measuring_points" ALTER COLUMN "normal_min" SET DATA TYPE double precision USING "normal_min"::text::double precision;--> statement-breakpoint
ALTER TABLE "measuring_points" ALTER COLUMN "normal_max" SET DATA TYPE double precision USING "normal_max"::text::double precision;--> statement-breakpoint
ALTER TABLE "measuring_points" ADD COLUMN "normal_min_symbol" text;--> statement-breakpoint
ALTER TABLE "measuring_points" ADD COLUMN "normal_max_symbol" text;--> statement-breakpoint
ALTER TABLE "measuring_points" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "measuring_points_name" ON "measuring_points" USING btree (lower("name")) WHERE "measuring_points"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "measuring_points_code" ON "measuring_points" USING btree (lower("code")) WHERE "measuring_points"."deleted_at" is null;