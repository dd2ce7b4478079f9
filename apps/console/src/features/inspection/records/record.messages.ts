/** Words that the tabs have in common; the columns of checks and of what was missed are those of the platform's files (contract device 19.5). */
export const zhCN = {
  fields: {
    number: '设施编号', typeName: '设施类型', buildingName: '所属建筑', floor: '楼层', unitName: '联网单位', position: '位置描述', inspector: '巡检人', inspectedAt: '巡检时间', inspected: '巡检时间', plannedUntil: '计划完成时间', planned: '计划完成时间',
    routeName: '巡检路线', kind: '室内 / 室外', problem: '问题描述',
  },
  choices: { kind: { '0': '室内', '1': '室外' }, result: { '0': '正常', '1': '异常' } },
}

export const en: typeof zhCN = {
  fields: {
    number: 'Number', typeName: 'Type', buildingName: 'Building', floor: 'Floor', unitName: 'Networked unit', position: 'Position', inspector: 'Inspector', inspectedAt: 'Checked at', inspected: 'Checked', plannedUntil: 'Planned until', planned: 'Planned until',
    routeName: 'Route', kind: 'Indoors / outdoors', problem: 'Problem',
  },
  choices: { kind: { '0': 'Indoors', '1': 'Outdoors' }, result: { '0': 'Normal', '1': 'Abnormal' } },
}
