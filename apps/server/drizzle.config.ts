import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder; the readings partitions are SQL of their own (drizzle cannot say PARTITION BY). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/{access,cameras,catalogue,control-rooms,device-papers,devices,dictionary,estate,fire-hosts,inspection,inspection-plans,inspection-results,notices,organisation,platform,recognitions,records,sign-in,summaries,warnings}.ts',
  out: './drizzle',
})
