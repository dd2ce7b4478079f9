import type { SiteSettings } from '@smart-fire/api-client/site-settings'
import { choiceName, type ScreenWords } from '../../../screens'

type Days = Pick<SiteSettings, 'recordDays' | 'hasRecordDays' | 'usualRecordDays' | 'hasUsualRecordDays'>

/** Whether it is known for how many days the tenant keeps its records, or that it has not said so. */
export const areDaysRead = ({ recordDays, hasRecordDays }: Pick<Days, 'recordDays' | 'hasRecordDays'>): boolean => recordDays !== null || !hasRecordDays

/** For how long records are kept: the tenant's own days, or those of the server. Days that could not be read are not for ever. */
export function keptText(days: Days, names: ScreenWords): string {
  const { recordDays, usualRecordDays, hasUsualRecordDays } = days
  if (!areDaysRead(days)) return choiceName(names, 'recordDays', 'unread')
  if (recordDays !== null) return inDays(recordDays, names)
  const usual = usualRecordDays === null ? choiceName(names, 'recordDays', hasUsualRecordDays ? 'unread' : 'forever') : inDays(usualRecordDays, names)
  return `${choiceName(names, 'recordDays', 'usual')} · ${usual}`
}

const inDays = (days: number, { units }: ScreenWords) => [days, units?.['recordDays']].filter(Boolean).join(' ')
