DROP INDEX "fire_host_records_open";--> statement-breakpoint
DROP INDEX "fire_host_records_time";--> statement-breakpoint
DROP INDEX "fire_host_records_point";--> statement-breakpoint
DROP INDEX "fire_host_records_building";--> statement-breakpoint
DROP INDEX "general_records_open";--> statement-breakpoint
DROP INDEX "general_records_time";--> statement-breakpoint
DROP INDEX "general_records_device";--> statement-breakpoint
DROP INDEX "general_records_building";--> statement-breakpoint
DROP INDEX "hydrant_records_open";--> statement-breakpoint
DROP INDEX "hydrant_records_time";--> statement-breakpoint
DROP INDEX "hydrant_records_device";--> statement-breakpoint
DROP INDEX "hydrant_records_hydrant";--> statement-breakpoint
CREATE INDEX "fire_host_records_list" ON "fire_host_records" USING btree ("tenant_id",(category = '1' and not handled) desc,"raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "general_records_list" ON "general_records" USING btree ("tenant_id","channel_id",(category = '1' and not handled) desc,"raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fire_host_records_open" ON "fire_host_records" USING btree ("tenant_id",(category = '1' and not handled) desc,"raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not handled;--> statement-breakpoint
CREATE INDEX "fire_host_records_time" ON "fire_host_records" USING btree ("tenant_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fire_host_records_point" ON "fire_host_records" USING btree ("fire_host_point_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fire_host_records_building" ON "fire_host_records" USING btree ("building_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "general_records_open" ON "general_records" USING btree ("tenant_id","channel_id",(category = '1' and not handled) desc,"raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not handled;--> statement-breakpoint
CREATE INDEX "general_records_time" ON "general_records" USING btree ("tenant_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "general_records_device" ON "general_records" USING btree ("device_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "general_records_building" ON "general_records" USING btree ("building_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hydrant_records_open" ON "hydrant_records" USING btree ("tenant_id","raised_at" DESC NULLS FIRST) WHERE not handled;--> statement-breakpoint
CREATE INDEX "hydrant_records_time" ON "hydrant_records" USING btree ("tenant_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hydrant_records_device" ON "hydrant_records" USING btree ("device_id","raised_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hydrant_records_hydrant" ON "hydrant_records" USING btree ("hydrant_id","raised_at" DESC NULLS FIRST);