import { useToolbar } from '../live/toolbar'
import { en, zhCN } from './statechart.messages'

/** The words of the charts in the language of the toolbar. */
export function useChartWords(): typeof zhCN {
  return useToolbar().locale === 'en' ? en : zhCN
}
