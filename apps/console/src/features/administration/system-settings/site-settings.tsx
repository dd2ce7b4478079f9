import { siteSettings as calls, siteSettingsInput, type SiteSettings } from '@smart-fire/api-client/site-settings'
import { object, pipe, regex, string } from 'valibot'
import { SiteMark } from '../../../lib/site-mark'
import { base64Of, choiceName, column, field, formAct, listScreen, question, type ScreenWords } from '../../../screens'
import { areDaysRead, keptText } from './kept-days'
import * as words from './site-settings.messages'

const MOST_BYTES = 512 * 1024
const logoInput = object({ logo: pipe(string(), regex(/\S/)) })
const logoText = ({ logo }: SiteSettings, names: ScreenWords) => choiceName(names, 'logo', logo === null ? 'none' : 'own')

/** What a tenant sets for itself: its logo, pictures of floors, and how long its records are kept (screens.md tenant config, contract device 8). */
export const siteSettings = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls,
  columns: [
    column.code('plansAllowed', { width: 140, tones: { true: 'normal', false: 'notEnabled' } }),
    column.custom('recordDays', keptText, keptText, { width: 300 }),
    column.custom('logo', ({ logo }: SiteSettings) => <SiteMark url={logo} size={28} />, logoText, { width: 110 }),
    column.text('updatedBy'),
    column.dateTime('updatedAt'),
  ],
  // days that could not be read would be saved as those of the server
  editable: areDaysRead,
  nameOf: (_settings, names) => names.title,
  form: { schema: siteSettingsInput, fields: [field.toggle('plansAllowed'), field.number('recordDays')] },
  acts: [
    formAct({
      name: 'logo', element: 'btn_edit',
      form: { schema: logoInput, fields: [field.file('logo', { wide: true, accept: 'image/png,image/jpeg', mostBytes: MOST_BYTES, upload: (_client, file) => base64Of(file) })], from: () => ({}) },
      run: (client, settings: SiteSettings, { logo }, signal) => client.with(calls).saveLogo(settings, logo, signal),
    }),
    question({ name: 'removeLogo', element: 'btn_edit', danger: true, when: ({ logo }: SiteSettings) => logo !== null, run: (client, settings: SiteSettings, signal) => client.with(calls).removeLogo(settings, signal) }),
  ],
})
