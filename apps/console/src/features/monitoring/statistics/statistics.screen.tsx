import { RECORD_KIND } from '@smart-fire/api-client'
import { lastDays, statisticsScreen } from '../../../screens'
import type { ScreenKey } from '../../../lib/screen-key'
import { SYSTEM_SECTIONS, VIDEO_SECTION, type SystemSection } from '../sections'
import { statisticsFilters } from './statistics-filters'
import { cameras } from './cameras.group'
import { chattering, falsest, figures, handled, load, ranking, standing, trend, types, water } from './statistics.groups'
import type { SystemQuery } from './system-query'
import * as words from './statistics.messages'

const VIDEO_WORDS = { zhCN: words.videoZhCN, en: words.videoEn }
const HYDRANT_WORDS = { zhCN: words.hydrantZhCN, en: words.hydrantEn }

/** The statistics of a system: counts, trend, rankings, load of the operators, and points that trouble them (spec 1 §2 statisticAnly, ADR 23). */
function systemStatistics({ code, kind, channelId }: SystemSection, key: ScreenKey = `${code}/statisticAnly`) {
  const isHydrant = kind === RECORD_KIND.hydrant
  const isVideo = channelId === VIDEO_SECTION.channelId
  return statisticsScreen<SystemQuery>({
    key,
    words: isHydrant ? HYDRANT_WORDS : isVideo ? VIDEO_WORDS : words,
    filters: statisticsFilters(kind),
    usual: (today) => ({ period: lastDays(30, today), grain: 'day' }),
    scopeOf: (id) => ({ channelId: id ?? channelId }),
    groups: [
      figures(kind),
      ...(isHydrant ? [water] : []),
      handled(kind),
      // their figures take a row: the two shares above stand beside each other
      ...(isVideo ? [cameras] : []),
      trend(kind),
      types(kind),
      ranking(kind, 'places', 'place'),
      ...(isHydrant ? [ranking(kind, 'areas', 'area')] : [ranking(kind, 'floors', 'floor')]),
      ...(kind === RECORD_KIND.fireHost ? [ranking(kind, 'loops', 'loop')] : [ranking(kind, 'points', 'point')]),
      ranking(kind, 'worst', 'subject'),
      ...(isHydrant ? [] : [falsest(kind)]),
      chattering(kind),
      standing(kind),
      load,
    ],
  })
}

export default [...SYSTEM_SECTIONS.map((section) => systemStatistics(section)), systemStatistics(VIDEO_SECTION, 'videoSurveillance/videoAnalyze')]
