/** The words of both tabs. */
export const zhCN = {
  fields: {
    number: '设施编号', typeId: '设施类型', typeName: '设施类型', dueState: '巡检状态', dueOn: '下次巡检', position: '位置描述', responsible: '责任人', status: '使用状态', lastInspectedAt: '上次巡检', inspected: '上次巡检日期',
    installedOn: '安装日期', hasPhoto: '照片', remark: '备注', unitName: '联网单位', updatedAt: '更新时间',
  },
  sections: { facts: '基本信息', place: '位置' },
  hints: { number: '不填则自动生成；印在标签上，添加后不能更改', responsible: '负责此设施的人', installedOn: '没有巡检记录时，从安装日期起算下次巡检' },
  choices: {
    dueState: { '0': '未到期', '1': '即将到期', '2': '已逾期' }, status: { '0': '正常', '1': '维修中' }, hasPhoto: { true: '有', false: '无' },
  },
  acts: { photo: '照片', labels: '打印标签' },
}

export const en: typeof zhCN = {
  fields: {
    number: 'Number', typeId: 'Type', typeName: 'Type', dueState: 'Inspection', dueOn: 'Next inspection', position: 'Position', responsible: 'Person in charge', status: 'Service state', lastInspectedAt: 'Last inspection', inspected: 'Days of the last inspection',
    installedOn: 'Installed', hasPhoto: 'Photo', remark: 'Remark', unitName: 'Networked unit', updatedAt: 'Updated',
  },
  sections: { facts: 'Facts', place: 'Place' },
  hints: { number: 'Made when left empty; printed on the label, and cannot be changed later', responsible: 'Who looks after the facility', installedOn: 'The next inspection counts from here while there was none' },
  choices: {
    dueState: { '0': 'In time', '1': 'Due soon', '2': 'Overdue' }, status: { '0': 'Normal', '1': 'Under repair' }, hasPhoto: { true: 'Yes', false: 'No' },
  },
  acts: { photo: 'Photo', labels: 'Print labels' },
}
