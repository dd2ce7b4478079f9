ALTER TABLE "inspection_plans" ALTER COLUMN "weekdays" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "inspection_plans" ALTER COLUMN "month_days" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "inspection_plans" ALTER COLUMN "person_ids" SET DEFAULT '[]'::jsonb;