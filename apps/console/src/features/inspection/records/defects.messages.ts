import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './record.messages'

export const zhCN = {
  title: '隐患',
  one: '隐患',
  fields: {
    ...common.fields, state: '状态', severity: '严重程度', deadline: '整改期限', overdue: '是否超期', open: '是否消除', buildingId: '所属建筑', unitId: '联网单位', personId: '发现人', foundAt: '发现时间', found: '发现日期', rectifiedBy: '整改人', rectifiedAt: '整改时间', rectification: '整改情况', photo: '整改后照片',
    recheckedBy: '复查人', passed: '复查结论', recheck: '复查意见', signatures: '签字',
  },
  hints: { photo: '整改后的现场照片', deadline: '超过期限未复查通过的为超期' },
  choices: {
    ...common.choices, state: { '0': '待整改', '1': '待复查', '2': '待签字', '3': '已签字' }, severity: { '0': '一般', '1': '较重', '2': '严重' }, overdue: { true: '已超期', false: '未超期' }, open: { true: '未消除', false: '已消除' }, passed: { '1': '通过', '0': '不通过，重新整改' },
    signer: { '0': '巡检人', '1': '部门', '2': '消防管理人', '3': '责任人' },
  },
  acts: { open: '查看', assess: '评定', rectify: '整改', recheck: '复查', signByInspector: '巡检人签字', signByDepartment: '部门签字', signByManager: '消防管理人签字', sign: '责任人签字' },
  questions: {
    signByInspector: (row: string) => `以巡检人身份确认“${row}”的隐患已消除并签字？`,
    signByDepartment: (row: string) => `以部门身份确认“${row}”的隐患已消除并签字？`,
    signByManager: (row: string) => `以消防管理人身份确认“${row}”的隐患已消除并签字？`,
    sign: (row: string) => `以责任人身份确认“${row}”的隐患已消除并签字？签字后不能再更改。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Defects',
  one: 'defect',
  fields: {
    ...commonEn.fields, state: 'State', severity: 'Severity', deadline: 'Deadline', overdue: 'Overdue', open: 'Open', buildingId: 'Building', unitId: 'Networked unit', personId: 'Found by', foundAt: 'Found', found: 'Found', rectifiedBy: 'Repaired by', rectifiedAt: 'Repaired', rectification: 'Repair', photo: 'Photo after the repair',
    recheckedBy: 'Checked again by', passed: 'Second check', recheck: 'Remark of the second check', signatures: 'Signatures',
  },
  hints: { photo: 'A photo of the place after the repair', deadline: 'Overdue when the second check has not passed by then' },
  choices: {
    ...commonEn.choices, state: { '0': 'To be repaired', '1': 'To be checked again', '2': 'To be signed', '3': 'Signed' }, severity: { '0': 'Minor', '1': 'Major', '2': 'Severe' }, overdue: { true: 'Overdue', false: 'In time' }, open: { true: 'Open', false: 'No longer open' },
    passed: { '1': 'Passed', '0': 'Not passed: repair again' }, signer: { '0': 'Inspector', '1': 'Department', '2': 'Fire manager', '3': 'Responsible person' },
  },
  acts: { open: 'Open', assess: 'Assess', rectify: 'Repair', recheck: 'Check again', signByInspector: 'Sign as inspector', signByDepartment: 'Sign for the department', signByManager: 'Sign as fire manager', sign: 'Sign as responsible person' },
  questions: {
    signByInspector: (row) => `Confirm as inspector that the defect of “${row}” is gone, and sign?`,
    signByDepartment: (row) => `Confirm for the department that the defect of “${row}” is gone, and sign?`,
    signByManager: (row) => `Confirm as fire manager that the defect of “${row}” is gone, and sign?`,
    sign: (row) => `Confirm as responsible person that the defect of “${row}” is gone, and sign? Nothing can be changed after that.`,
  },
}
