/** Messages of the calls for positions; the wire has Chinese texts only (contract admin §3.7). */
export const zhCN = {
  codeTaken: '岗位编码已存在',
  users: '任职人员',
  disabled: '岗位已停用，不能加入人员',
  roleUnknown: '角色不存在',
  roleTooStrong: '该岗位的角色超出您自己的权限，不能授予或收回',
}
