import { boolean, integer, maxValue, minValue, nullable, number as numeric, object, optional, pipe, type InferOutput } from 'valibot'
import type { Decoded } from '../../decoding/decoder'
import { nullablePictureUrl } from '../../decoding/picture-url'
import { one, nothing } from '../../decoding/readers'
import { flag, instant, isSent, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { checked } from '../crud'
import type { SortQuery } from '../crud.types'
import { LEAST_RECORD_DAYS, MOST_RECORD_DAYS } from './site-settings.codes'

export { LEAST_RECORD_DAYS, MOST_RECORD_DAYS } from './site-settings.codes'

const BASE = '/api/device/deviceTenantSetup'

/** The one row of the list. */
const SITE = 'site'

const settings = shape({
  version: from('version', nullableId),
  /** whether the pictures of floors are given out (contract device 8); null: it could not be read */
  plansAllowed: from('planSetup', flag),
  /** after how many days handled records are deleted; null: as the server is set up, unless a number was sent */
  recordDays: from('recordDays', nullableCount),
  hasRecordDays: from('recordDays', isSent),
  /** how the server is set up; null: it keeps them for ever, unless a number was sent */
  usualRecordDays: from('usualRecordDays', nullableCount),
  hasUsualRecordDays: from('usualRecordDays', isSent),
  /** the picture of the logo; null: the mark of the product (ADR 73) */
  logo: from('logo', nullablePictureUrl),
  updatedBy: from('updUserName', text),
  updatedAt: from('updTime', instant),
})

/** What the own tenant has set (our server; ADR 3). */
export type SiteSettings = Decoded<typeof settings> & { id: string }

/** What a user may write of the settings. */
export const siteSettingsInput = object({
  plansAllowed: boolean(),
  recordDays: optional(nullable(pipe(numeric(), integer(), minValue(LEAST_RECORD_DAYS), maxValue(MOST_RECORD_DAYS)))),
})
export type SiteSettingsInput = InferOutput<typeof siteSettingsInput>

/** The settings of the own tenant, as a list of one row. */
export interface SiteSettingsCalls {
  /** The settings (GET deviceTenantSetup/config, our server; ADR 3). */
  list: (query: PageQuery & SortQuery, signal?: AbortSignal) => Promise<Rows<SiteSettings>>
  /** Writes the settings (POST deviceTenantSetup/addOrUpdate, contract device 8; all but the pictures of floors is of our server). */
  update: (id: string, input: SiteSettingsInput, options?: { version?: string | null }, signal?: AbortSignal) => Promise<void>
  /** Saves a logo, a PNG or JPEG of at most 512 KB and 1024 pixels as Base64 (POST deviceTenantSetup/saveLogo; ADR 73). */
  saveLogo: (seen: Pick<SiteSettings, 'version'>, content: string, signal?: AbortSignal) => Promise<void>
  /** Back to the mark of the product (POST deviceTenantSetup/removeLogo; ADR 73). */
  removeLogo: (seen: Pick<SiteSettings, 'version'>, signal?: AbortSignal) => Promise<void>
}

function siteSettingsCalls(http: Transport): SiteSettingsCalls {
  return {
    async list(_query, signal) {
      return { rows: [{ id: SITE, ...(await http.get(`${BASE}/config`, one(settings), { signal })) }], total: 1, dropped: 0 }
    },
    async update(_id, input, { version } = {}, signal) {
      const { plansAllowed, recordDays } = checked(siteSettingsInput, input)
      const body = { planSetup: plansAllowed ? '1' : '0', recordDays: recordDays === null ? '' : recordDays, version }
      return http.postJson(`${BASE}/addOrUpdate`, body, nothing, { signal, fields: new Map([['planSetup', 'plansAllowed'], ['recordDays', 'recordDays']]) })
    },
    saveLogo: ({ version }, content, signal) => http.postJson(`${BASE}/saveLogo`, { version, content }, nothing, { signal, fields: new Map([['content', 'logo']]) }),
    removeLogo: ({ version }, signal) => http.postJson(`${BASE}/removeLogo`, { version }, nothing, { signal }),
  }
}

/** Group `siteSettings`: `client.with(siteSettings)`. */
export const siteSettings: ApiGroup<'siteSettings', SiteSettingsCalls> = { name: 'siteSettings', calls: siteSettingsCalls }
