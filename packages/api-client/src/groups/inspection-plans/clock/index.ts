export { checkRule, CYCLE, LAST_DAY, type Cycle, type MonthDay, type PlannedTask, type PlanPeriod, type PlanRule } from './plan-rule'
export { lengthOf, LOOK_AHEAD_DAYS, nextTasks, periodsOverlap, tasksBetween } from './plan-tasks'
export { isTimeZone } from './zone-time'
