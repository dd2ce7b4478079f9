import { useUiLocale } from '../locale/ui-locale'
import { CHART_MESSAGES, type ChartMessages } from './chart.messages'

export function useChartWords(): ChartMessages {
  return CHART_MESSAGES[useUiLocale().locale]
}
