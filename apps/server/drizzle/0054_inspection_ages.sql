CREATE INDEX "inspection_photos_defect" ON "inspection_photos" USING btree ("defect_id");--> statement-breakpoint
CREATE INDEX "inspection_photos_file" ON "inspection_photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "inspection_results_point" ON "inspection_results" USING btree ("task_point_id");