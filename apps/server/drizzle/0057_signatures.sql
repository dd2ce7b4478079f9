ALTER TABLE "inspection_defects" ADD COLUMN "signatures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- whoever signed until now was the responsible person
UPDATE "inspection_defects" SET "signatures" = jsonb_build_array(jsonb_build_object('role', '3', 'by', "signed_by", 'at', to_char("signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) WHERE "status" = '3' AND "signed_by" IS NOT NULL AND "signed_at" IS NOT NULL;
