import type { RangeProblem } from '@smart-fire/api-client/wire'

/** Messages of the calls for thresholds (contract device §15.3). */
export const zhCN = {
  unknownPoint: '监测点不存在或已删除',
  unknownLevel: '报警等级不存在或已删除',
  levelTwice: '同一报警等级只能设置一个范围',
  noRanges: '请至少设置一个报警等级的范围',
  exists: '该监测点已设置预警，请编辑',
  badBound: '上下限应为数字',
  broken: {
    empty: (level) => `“${level}”的上限必须大于下限`,
    gap: (level) => `“${level}”的下限与前一范围的上限之间有空隙`,
    overlap: (level) => `“${level}”的范围与相邻范围重叠`,
    everything: (level) => `所有数值都会产生预警：请填写“${level}”的下限，或最高数值范围的上限`,
    closed: (level) => `“${level}”之外更严重的数值没有预警：最高等级的一端应不填`,
    order: (level) => `数值越严重，等级应越高：“${level}”的排序数字不大于前一等级`,
  } satisfies Record<RangeProblem['problem'], (level: string) => string>,
}
