import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '联网单位管理',
  one: '联网单位',
  fields: {
    name: '单位名称', kind: '角色', category: '单位类别', nature: '单位性质', class: '单位类型', license: '营业执照号', licensedOn: '执照日期', regionCode: '行政区', address: '单位地址', coordinates: '坐标',
    phone: '单位电话', contactName: '日常联系人', contactPhone: '联系电话', legalName: '法人代表', legalPhone: '法人电话', safetyDutyName: '消防安全责任人', safetyDutyPhone: '责任人电话',
    safetyManagerName: '消防安全管理人', safetyManagerPhone: '管理人电话', contractStart: '合同开始日期', contractEnd: '合同到期日期', departmentId: '归口部门', departmentName: '归口部门', remark: '备注', updatedAt: '更新时间',
  },
  hints: {
    name: '同一站点内不能重复', category: '重点单位指消防安全重点单位', regionCode: '可输入省、市、区的名称搜索；文件中也可写 6 位代码（GB/T 2260）', coordinates: '在地图上点选，或直接填写；文件中写作“经度,纬度”',
    departmentId: '负责该单位的部门', safetyDutyPhone: '报警时值班员首先拨打的电话',
  },
  choices: {
    kind: { '0': '联网单位', '1': '维保单位', '2': '监管单位' },
    category: { '1': '重点单位', '2': '一般单位', '3': '九小场所', '4': '其他单位' },
  },
  sections: { facts: '基本信息', place: '位置', persons: '责任人与联系方式', contract: '服务合同' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Networked units',
  one: 'networked unit',
  fields: {
    name: 'Name', kind: 'Role', category: 'Category', nature: 'Ownership', class: 'Type', license: 'Business licence', licensedOn: 'Licence date', regionCode: 'District', address: 'Address', coordinates: 'Coordinates',
    phone: 'Phone', contactName: 'Contact', contactPhone: 'Phone of the contact', legalName: 'Legal representative', legalPhone: 'Phone of the representative', safetyDutyName: 'Responsible for fire safety',
    safetyDutyPhone: 'Phone of the responsible person', safetyManagerName: 'Fire safety manager', safetyManagerPhone: 'Phone of the manager', contractStart: 'Contract starts', contractEnd: 'Contract ends', departmentId: 'Department in charge', departmentName: 'Department in charge', remark: 'Remark',
    updatedAt: 'Updated',
  },
  hints: {
    name: 'Unique within the site', category: 'A key unit is a key fire safety unit', regionCode: 'Search by the name of province, city or district; a file may have the code of 6 digits (GB/T 2260)', coordinates: 'Picked on the map or typed; in a file as “longitude,latitude”',
    departmentId: 'Looks after the unit, its buildings and its hydrants', safetyDutyPhone: 'The first number that operators call in an alarm',
  },
  choices: {
    kind: { '0': 'Networked unit', '1': 'Maintenance company', '2': 'Supervising authority' },
    category: { '1': 'Key unit', '2': 'Ordinary unit', '3': 'Small place', '4': 'Other' },
  },
  sections: { facts: 'Facts', place: 'Place', persons: 'Persons to call', contract: 'Service contract' },
}
