import { useMessages } from '@smart-fire/dialogs/provider'
import { StatusMark } from '@smart-fire/ui'
import { StatTile, type StatChange } from '@smart-fire/ui/screen'
import type { Figure } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'
import type { StatisticsMessages } from './statistics-screen.messages'

interface FigureTileProps {
  figure: Omit<Figure<never>, 'value'>
  label: string
  unit: string | undefined
  value: number | null
  /** undefined: not compared; null: the period before is not known (yet) */
  before: number | null | undefined
}

/** One number with its change; unknown is a dash, never 0. */
export function FigureTile({ figure: { tone, better }, label, unit, value, before }: FigureTileProps) {
  const messages = useMessages(catalogue)
  return (
    <StatTile
      label={label} value={value === null ? null : value.toLocaleString('zh-CN')} unit={unit}
      icon={tone ? <StatusMark tone={tone} size={12} /> : undefined}
      change={value === null || before === undefined || before === null ? null : changeOf(value - before, before, better, messages)}
    />
  )
}

function changeOf(difference: number, before: number, better: Figure<never>['better'], messages: StatisticsMessages): StatChange {
  const amount = Math.abs(difference).toLocaleString('zh-CN')
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  const isWorse = difference !== 0 && better !== undefined && (better === 'more') !== (difference > 0)
  return {
    direction,
    text: direction === 'same' ? messages.same : direction === 'up' ? messages.more(amount) : messages.less(amount),
    label: messages.before(before.toLocaleString('zh-CN')),
    ...(isWorse ? { tone: 'fault' as const } : {}),
  }
}
