import { siteSettings as calls, siteSettingsInput, type SiteSettings } from '@smart-fire/api-client/site-settings'
import { choiceName, column, field, listScreen, type ScreenWords } from '../../../screens'
import * as words from './site-settings.messages'

const inDays = (days: number, { units }: ScreenWords) => [days, units?.['recordDays']].filter(Boolean).join(' ')

/** The tenant's own days, or those of the server. */
function keptText({ recordDays, usualRecordDays }: SiteSettings, names: ScreenWords): string {
  if (recordDays !== null) return inDays(recordDays, names)
  const usual = usualRecordDays === null ? choiceName(names, 'recordDays', 'forever') : inDays(usualRecordDays, names)
  return `${choiceName(names, 'recordDays', 'usual')} · ${usual}`
}

/** What a tenant sets for itself: pictures of floors, and how long its records are kept (screens.md tenant config, contract device 8). */
export const siteSettings = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls,
  columns: [
    column.code('plansAllowed', { width: 140, tones: { true: 'normal', false: 'notEnabled' } }),
    column.custom('recordDays', keptText, keptText, { width: 300 }),
    column.text('updatedBy'),
    column.dateTime('updatedAt'),
  ],
  nameOf: (_settings, names) => names.title,
  form: { schema: siteSettingsInput, fields: [field.toggle('plansAllowed'), field.number('recordDays')] },
})
