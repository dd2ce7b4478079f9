ALTER TABLE "networked_units" ADD COLUMN "kind" text DEFAULT '0';--> statement-breakpoint
ALTER TABLE "networked_units" ADD COLUMN "coordinates" text;--> statement-breakpoint
ALTER TABLE "networked_units" ADD COLUMN "contract_start" date;--> statement-breakpoint
ALTER TABLE "networked_units" ADD COLUMN "contract_end" date;--> statement-breakpoint
ALTER TABLE "networked_units" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "networked_units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;