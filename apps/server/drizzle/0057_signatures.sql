ALTER TABLE "inspection_defects" ADD COLUMN "signatures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- whoever signed until now was the responsible person
UPDATE "inspection_defects" SET "signatures" = jsonb_build_array(jsonb_build_object('role', '3', 'by', "signed_by", 'at', to_char("signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) WHERE "status" = '3' AND "signed_by" IS NOT NULL AND "signed_at" IS NOT NULL;--> statement-breakpoint
-- who could sign alone gets all four rights, so that no site is left with defects that nobody may end; the texts come at the next start
INSERT INTO "elements" ("code", "menu_id", "name", "method", "uri") SELECT e.code || part, e.menu_id, e.name, e.method, e.uri FROM "elements" e, unnest(array['_inspector', '_department', '_manager']) part WHERE e.code = 'inspectionManagement/inspectionRecord:btn_sign';--> statement-breakpoint
INSERT INTO "role_elements" ("role_id", "element_code") SELECT h.role_id, h.element_code || part FROM "role_elements" h, unnest(array['_inspector', '_department', '_manager']) part WHERE h.element_code = 'inspectionManagement/inspectionRecord:btn_sign';
