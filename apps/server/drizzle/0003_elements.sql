CREATE TABLE "elements" (
	"code" text PRIMARY KEY NOT NULL,
	"menu_id" integer NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"uri" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_elements" (
	"role_id" text NOT NULL,
	"element_code" text NOT NULL,
	CONSTRAINT "role_elements_role_id_element_code_pk" PRIMARY KEY("role_id","element_code")
);
--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_elements" ADD CONSTRAINT "role_elements_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_elements" ADD CONSTRAINT "role_elements_element_code_elements_code_fk" FOREIGN KEY ("element_code") REFERENCES "public"."elements"("code") ON DELETE cascade ON UPDATE no action;