import { useMessages } from '@smart-fire/dialogs/provider'
import { shareText, StatusMark } from '@smart-fire/ui'
import { StatTile, type StatChange } from '@smart-fire/ui/screen'
import type { Figure, FigureFormat, NamedFigure } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'
import type { StatisticsMessages } from './statistics-screen.messages'

interface FigureTileProps {
  figure: NamedFigure
  label: string
  unit: string | undefined
  value: number | null
  /** undefined: not compared; null: the period before is not known (yet) */
  before: number | null | undefined
  /** the value to compare with and its name; null without one */
  guide: { value: number; name: string } | null
}

/** One number with its change and its guide value; unknown is a dash, never 0. */
export function FigureTile({ figure: { tone, better, format = 'count' }, label, unit, value, before, guide }: FigureTileProps) {
  const messages = useMessages(catalogue)
  const written = (number: number) => writeFigure(number, format, messages)
  const isAbove = guide !== null && value !== null && value > guide.value
  const mark = isAbove ? 'fault' : tone
  const text = value === null ? null : written(value)
  return (
    <StatTile
      label={label} value={text} unit={unit && text === '1' ? messages.ofOne(unit) : unit}
      icon={mark ? <StatusMark tone={mark} size={12} /> : undefined}
      note={guide === null ? undefined : messages.guide(guide.name, written(guide.value))}
      change={value === null || before === undefined || before === null ? null : changeOf(value - before, written(before), { better, format, messages })}
    />
  )
}

function writeFigure(value: number, format: FigureFormat, { seconds }: StatisticsMessages): string {
  switch (format) {
    case 'percent': return shareText(value)
    case 'seconds': return seconds(value)
    case 'decimal': return inDecimals(value, 2)
    case 'count': return value.toLocaleString('zh-CN')
    default: return format satisfies never
  }
}

/** The difference of two shares; a small one is not none. */
const inPoints = (difference: number) => (difference > 0 && difference < 0.001 ? '<0.1' : inDecimals(difference * 100, 1))

const inDecimals = (value: number, digits: number) => value.toLocaleString('zh-CN', { maximumFractionDigits: digits })

interface ChangeOptions {
  better: Figure<never>['better']
  format: FigureFormat
  messages: StatisticsMessages
}

function changeOf(difference: number, before: string, { better, format, messages }: ChangeOptions): StatChange {
  const size = Math.abs(difference)
  const amount = format === 'percent' ? messages.points(inPoints(size)) : writeFigure(size, format, messages)
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  const isWorse = difference !== 0 && better !== undefined && (better === 'more') !== (difference > 0)
  return {
    direction,
    text: direction === 'same' ? messages.same : direction === 'up' ? messages.more(amount) : messages.less(amount),
    label: messages.before(before),
    ...(isWorse ? { tone: 'fault' as const } : {}),
  }
}
