/**
 * Parts of machines for screens that load data and follow the alarm link, free of React: what a call loads as a region with
 * all its states, the calls of a machine, and the timer of a refresh. The dialogs are made from them.
 */
export { callRegion, type Call, type Descriptions } from './call.region'
export { dataStateOf } from './data-state-of'
export { linkRegion } from './link.region'
export { callFor, provideCalls, type CallsOf } from './machine-calls'
export { isOutdated, markCurrent, markOutdated, NOTHING_OUTDATED, type LiveEvent, type Outdated } from './outdated'
export { emptiableRegion, partRegion, type EmptiableDescriptions } from './part.region'
export { startRefreshTimer, type PageVisibility, type RefreshPauses, type RefreshTimer } from './refresh-timer'
export { whileWanted } from './while-wanted'
export { leadsTo, leadsToIf, output, shown, shownOrEmpty, type Into } from './responses'
