import { tabsScreen } from '../../../screens'
import { defectsTab } from './defects'
import { byBuildingTab, byPersonTab, byTypeTab } from './divided'
import { figuresTab } from './figures'
import { indoorMissedTab, outdoorMissedTab } from './missed'
import { key } from './record-key'
import * as words from './records.messages'
import { indoorResultsTab, outdoorResultsTab } from './results'
import { tasksTab } from './tasks'

/** What came of inspections: tasks, checks, what was missed, defects and figures (spec 1 §2 inspectionRecord, contract device 19.4, 19.5, ADR 48, 63, 64). */
export default tabsScreen({
  key, words,
  tabs: {
    tasks: tasksTab, indoor: indoorResultsTab, outdoor: outdoorResultsTab, indoorMissed: indoorMissedTab, outdoorMissed: outdoorMissedTab, defects: defectsTab, figures: figuresTab,
    byBuilding: byBuildingTab, byPerson: byPersonTab, byType: byTypeTab,
  },
})
