CREATE TABLE "imports" (
	"user_id" text NOT NULL,
	"import_id" text NOT NULL,
	"kind" text NOT NULL,
	"accepted" integer NOT NULL,
	"errors" jsonb NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_user_id_import_id_pk" PRIMARY KEY("user_id","import_id")
);
--> statement-breakpoint
CREATE INDEX "imports_at" ON "imports" USING btree ("at");