import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder; the readings partitions are SQL of their own (drizzle cannot say PARTITION BY). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/{audit-log,cameras,catalogue,control-rooms,device-papers,devices,dictionary,estate,fire-hosts,inspection,inspection-plans,inspection-results,menus,notices,organisation,platform,positions,recognitions,records,roles,sessions,sign-in,summaries,tenants,unregistered-devices,users,warnings}.ts',
  out: './drizzle',
})
