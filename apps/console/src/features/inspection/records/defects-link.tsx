import { ROUTE_KIND, type DividedFigures } from '@smart-fire/api-client/inspection-records'
import { CountLink, fieldName, type ScreenWords } from '../../../screens'

type DefectCount = 'found' | 'open' | 'overdue'

interface DefectsLinkProps {
  row: DividedFigures
  count: DefectCount
  name: string
  words: ScreenWords
}

/** A number of defects that leads to exactly these in the tab of defects. */
export function DefectsLink({ row, count, name, words }: DefectsLinkProps) {
  const of = filtersOf(row)
  if (row[count] === 0 || of === null) return row[count]
  const to = `?${new URLSearchParams({ tab: 'defects', ...of, ...filtersOfCount(row, count) }).toString()}`
  return <CountLink count={row[count]} to={to} name={name} label={fieldName(words, count)} />
}

/** The filters of the defects of a row; null for what has no place. */
function filtersOf({ buildingId, unitId, personIds, typeName }: DividedFigures): Record<string, string> | null {
  if (buildingId !== null) return { buildingId }
  if (unitId !== null) return { unitId, kind: ROUTE_KIND.outdoor }
  if (personIds !== null) return { personId: personIds }
  return typeName === null ? null : { typeName }
}

function filtersOfCount({ begin, end }: DividedFigures, count: DefectCount): Record<string, string> {
  switch (count) {
    case 'found':
      return { found: `${begin ?? ''}~${end ?? ''}` }
    case 'open':
      return { open: 'true' }
    case 'overdue':
      return { overdue: 'true' }
    default:
      return count satisfies never
  }
}
