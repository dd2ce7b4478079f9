/** Messages of the calls for roles; the texts of the contract where it has one (admin §3.2). */
export const zhCN = {
  nameTaken: '角色已存在',
  users: '用户',
  positions: '岗位',
  rightUnknown: '菜单或按钮不存在',
  beyondOwn: (names: readonly string[]) => `您没有以下权限，不能授予或收回：${names.join('、')}`,
  ownScopeSmaller: '此操作会缩小您自己的数据范围，未保存',
  areasMissing: '请选择区域或建筑',
  regionUnknown: '区域不存在',
  buildingUnknown: '建筑不存在或不在您的数据范围内',
  scopeTooWide: '不能授予或收回超出您自己的数据范围',
  memberScopeTooWide: (username: string) => `用户${username}的数据范围超出您的数据范围，无法操作`,
  lastWayIn: '此操作会使您自己失去分配权限的能力，未保存',
}
