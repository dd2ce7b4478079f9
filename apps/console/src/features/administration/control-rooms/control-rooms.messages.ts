import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '消控室',
  one: '消控室',
  fields: {
    name: '消控室名称', unitId: '所属单位', unitName: '所属单位', buildingId: '所在建筑', buildingName: '所在建筑', floor: '楼层', position: '详细位置', phone: '值班电话', managerName: '负责人姓名', managerPhone: '负责人电话',
    remark: '备注', updatedAt: '更新时间',
  },
  hints: { name: '同一单位内不能重复', unitId: '添加后不能更改', floor: '选择建筑后可选其楼层', phone: '报警时可随时打通的电话' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Control rooms',
  one: 'control room',
  fields: {
    name: 'Name', unitId: 'Unit', unitName: 'Unit', buildingId: 'Building', buildingName: 'Building', floor: 'Floor', position: 'Position', phone: 'Phone on duty', managerName: 'Manager', managerPhone: 'Phone of the manager',
    remark: 'Remark', updatedAt: 'Updated',
  },
  hints: { name: 'Unique within the unit', unitId: 'Cannot be changed later', floor: 'Floors of the chosen building', phone: 'Answered at any time in an alarm' },
}
