import { RECORD_CATEGORY, type RecordKind } from '@smart-fire/api-client/wire'

import type { Clock } from '../../clock'
import { demand, textFilter } from '../../http/filters'
import type { Read } from '../../http/responses'
import { scopeOfKind } from './counted-scope'
import { spanOf } from './day-span'
import { sumAll, sumByMember, sumByTime } from './figures.queries'
import { namesOf } from './member-names.queries'
import { percent } from './percent'
import { zhCN } from './statistics.messages'

const MOST_PLACES = 10

/** A share as the platform writes it: percent with two decimals. */
const percentage = (part: number, whole: number) => (whole === 0 ? '0.00' : ((100 * part) / whole).toFixed(2))

/** selectCountByBuildId: buildings with most records of a category; the table of fire hosts gives all of them (contract device 11.4, 13). */
export const countByBuilding =
  ({ now }: Clock, kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    demand(c, 'alrmCategory')
    const what = scopeOfKind(scope, c, kind)
    const span = spanOf(c, now())
    const isFire = textFilter(c, 'alrmCategory') === RECORD_CATEGORY.fire
    const places = (await sumByMember(tx, what, { dimension: 'place', span }))
      .map((place) => ({ ...place, count: isFire ? place.fires : place.faults + place.offline }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
    const total = places.reduce((sum, { count }) => sum + count, 0)
    const shown = kind === 'fireHost' ? places : places.slice(0, MOST_PLACES)
    const nameOf = await namesOf(tx, scope, 'place', shown)
    return shown.map((place, index) => ({
      id: index + 1,
      name: nameOf(place).name ?? zhCN.removed(place.member),
      count: place.count,
      percentage: percentage(place.count, total),
    }))
  }

/** selectCountByType: records by alarm type (contract device 11.4, 12, 13). */
export const countByType =
  ({ now }: Clock, kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    const types = await sumByMember(tx, scopeOfKind(scope, c, kind), { dimension: 'type', span: spanOf(c, now()) })
    const total = types.reduce((sum, { raised }) => sum + raised, 0)
    return types.map(({ member, raised }) => ({ alrmType: member, count: raised, percentage: percentage(raised, total) }))
  }

/** selectCountByDate: faults and fires by day; days without records are left out (contract device 11.4, 13). */
export const countByDate =
  ({ now }: Clock, kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    const days = (await sumByTime(tx, scopeOfKind(scope, c, kind), spanOf(c, now()), 'day')).filter(({ raised }) => raised > 0)
    return {
      dateList: days.map(({ startsOn }) => startsOn),
      faultList: days.map(({ faults, offline }) => faults + offline),
      callList: days.map(({ fires }) => fires),
    }
  }

/** getRatioByDate: handled against open; without records the shares are the texts "100" and "0" (contract device 11.4, 12, 13). */
export const countHandled =
  ({ now }: Clock, kind: RecordKind): Read<unknown> =>
  async (tx, scope, c) => {
    const { raised, open } = await sumAll(tx, scopeOfKind(scope, c, kind), spanOf(c, now()))
    const handled = raised - open
    return {
      handleCount: handled,
      callCount: open,
      ...(kind === 'hydrant' ? { count: raised } : {}),
      ...(raised === 0 ? { handle_percentage: '100', notHandle_percentage: '0' } : { handle_percentage: percent(handled, raised), notHandle_percentage: percent(open, raised) }),
    }
  }
