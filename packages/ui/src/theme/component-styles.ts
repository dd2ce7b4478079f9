import { a11yStyles } from '../components/a11y/a11y.styles'
import { buildingStyles } from '../components/building/building.styles'
import { buttonStyles } from '../components/button/button.styles'
import { dataStyles } from '../components/data/data.styles'
import { dialogStyles } from '../components/dialog/dialog.styles'
import { choiceStyles } from '../components/field/choice.styles'
import { fieldStyles } from '../components/field/field.styles'
import { navigationStyles } from '../components/navigation/navigation.styles'
import { noticeStyles } from '../components/notice/notice.styles'
import { stateStyles } from '../components/state/state.styles'
import { statusStyles } from '../components/status/status.styles'
import { tableStyles } from '../components/table/table.styles'
import { toastStyles } from '../components/toast/toast.styles'
import { treeStyles } from '../components/tree/tree.styles'

/**
 * The styles of the root entry's components as data. They are resolved once for the whole system: a recipe for each button or
 * badge costs 0.1 to 0.3 ms (performance, "Tables"). Other entries bring theirs by `usePartStyles`.
 */
export const componentStyles = {
  ...a11yStyles,
  ...buildingStyles,
  ...statusStyles,
  ...buttonStyles,
  ...fieldStyles,
  ...choiceStyles,
  ...stateStyles,
  ...dataStyles,
  ...navigationStyles,
  ...tableStyles,
  ...treeStyles,
  ...dialogStyles,
  ...toastStyles,
  ...noticeStyles,
}
