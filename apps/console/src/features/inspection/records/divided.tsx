import { inspectionRecords, MOST_FIGURE_DAYS, type DividedFigures } from '@smart-fire/api-client/inspection-records'
import { shareText } from '@smart-fire/ui'
import { choiceName, column, filter, listScreen, partOf, type ScreenWords } from '../../../screens'
import { DefectsLink } from './defects-link'
import * as catalogue from './divided.messages'
import { key } from './record-key'
import { ShareBar } from './share-bar'

const shareOf = ({ due, done }: DividedFigures) => (due === 0 ? null : done / due)
const doneText = (row: DividedFigures) => {
  const share = shareOf(row)
  return share === null ? '' : shareText(share)
}

/** What was due, done and missed, and the defects, of each building, person or type; the worst first (ADR 63). */
const dividedTab = (by: 'byBuilding' | 'byPerson' | 'byType') => {
  const nameOf = ({ name }: DividedFigures, words: ScreenWords) => name ?? choiceName(words, 'name', 'none')
  const defects = (count: 'found' | 'open' | 'overdue') =>
    column.custom(count, (row: DividedFigures, words) => <DefectsLink row={row} count={count} name={nameOf(row, words)} words={words} />, (row) => String(row[count]), { sort: true, width: 130 })
  return listScreen({
    key,
    words: { zhCN: catalogue.zhCN[by], en: catalogue.en[by] },
    calls: partOf(inspectionRecords, by),
    filters: { period: filter.dateRange({ mostDays: MOST_FIGURE_DAYS }) },
    columns: [
      column.custom('name', nameOf, nameOf),
      column.number('due', { sort: true, width: 90 }),
      column.number('done', { sort: true, width: 90 }),
      column.number('missed', { sort: true, width: 90 }),
      column.custom('doneShare', (row, words) => <ShareBar share={shareOf(row)} text={doneText(row)} label={words.fields['doneShare'] ?? ''} />, doneText, { sort: true, width: 200 }),
      defects('found'),
      defects('open'),
      defects('overdue'),
    ],
    nameOf,
    tone: ({ missed, overdue }) => (missed > 0 || overdue > 0 ? 'fault' : undefined),
    exports: true,
  })
}

export const byBuildingTab = dividedTab('byBuilding')
export const byPersonTab = dividedTab('byPerson')
export const byTypeTab = dividedTab('byType')
