/** Messages of the calls for roles; the texts of the contract where it has one (admin §3.2). */
export const zhCN = {
  nameTaken: '角色已存在',
  users: '用户',
  rightUnknown: '菜单或按钮不存在',
  memberUnknown: '用户不存在或已删除',
  beyondOwn: (names: readonly string[]) => `您没有以下权限，不能授予或收回：${names.join('、')}`,
  lastWayIn: '此操作会使您自己失去分配权限的能力，未保存',
}
