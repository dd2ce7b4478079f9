CREATE INDEX "devices_bin" ON "devices" USING btree ("tenant_id","deleted_at") WHERE "devices"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "hydrants_bin" ON "hydrants" USING btree ("tenant_id","deleted_at") WHERE "hydrants"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "buildings_bin" ON "buildings" USING btree ("tenant_id","deleted_at") WHERE "buildings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "networked_units_bin" ON "networked_units" USING btree ("tenant_id","deleted_at") WHERE "networked_units"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "fire_host_events_list" ON "fire_host_events" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "fire_host_points_bin" ON "fire_host_points" USING btree ("tenant_id","deleted_at") WHERE "fire_host_points"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "fire_hosts_bin" ON "fire_hosts" USING btree ("tenant_id","deleted_at") WHERE "fire_hosts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "unmatched_addresses_tenant" ON "unmatched_addresses" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "inspection_defects_tenant" ON "inspection_defects" USING btree ("tenant_id","found_at");--> statement-breakpoint
CREATE INDEX "indoor_facilities_bin" ON "indoor_facilities" USING btree ("tenant_id","deleted_at") WHERE "indoor_facilities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "outdoor_facilities_bin" ON "outdoor_facilities" USING btree ("tenant_id","deleted_at") WHERE "outdoor_facilities"."deleted_at" is not null;