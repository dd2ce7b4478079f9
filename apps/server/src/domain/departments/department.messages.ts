/** Messages of the calls for departments; the wire has Chinese texts only (contract admin §3.6). */
export const zhCN = {
  codeTaken: '部门编码已存在',
  parentUnknown: '上级部门不存在',
  parentBelow: '上级部门不能是本部门或其下级部门',
  tooDeep: (levels: number) => `部门最多 ${levels} 级`,
  unknown: '部门不存在或已停用',
  ownDepartment: (names: readonly string[]) => `${names.join('、')}的默认部门是本部门，不能移除；请在用户管理中更换其默认部门`,
  limitedWriter: '您的数据范围有限，不能调整部门和人员归属',
  disabled: '部门已停用，不能加入人员',
  children: '下级部门',
  users: '用户',
  units: '联网单位',
  positions: '岗位',
}
