CREATE TABLE "role_areas" (
	"role_id" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "role_areas_role_id_kind_code_pk" PRIMARY KEY("role_id","kind","code")
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "data_scope" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "role_areas" ADD CONSTRAINT "role_areas_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;