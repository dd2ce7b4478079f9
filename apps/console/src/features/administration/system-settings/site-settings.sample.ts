import type { SiteSettings } from '@smart-fire/api-client/site-settings'

export const siteRows: readonly SiteSettings[] = [
  { id: 'site', version: '3', plansAllowed: true, recordDays: null, hasRecordDays: false, usualRecordDays: 1095, hasUsualRecordDays: true, logo: null, updatedBy: 'operator(陈思远)', updatedAt: Date.UTC(2026, 10, 18, 2) },
]
