/** Messages of the calls for tenants; the texts of the contract where it has one (admin §3.8). */
export const zhCN = {
  parametersMissing: '参数不能为空',
  nameRequired: '站点名不能为空',
  nameTaken: '站点名已存在!',
  domainTaken: '域名已存在!',
  userUnknown: '用户不存在',
  administersAnother: '所选用户是其他站点管理员',
  channelUnknown: '栏目不存在',
  wrongPassword: '密码错误，删除失败',
  badDay: '日期格式错误',
  deleted: '站点已删除，请先恢复',
  notDeleted: '站点未被删除',
  actOnStopped: '站点已停用或已删除，无法代管',
  notActing: '当前未代管站点',
  expired: (day: string) => `站点服务已于 ${day} 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期`,
  quota: { users: (max: number, used: number) => `用户数上限为 ${max}，已有 ${used}，请联系平台管理员`, devices: (max: number, used: number) => `设备数上限为 ${max}，已有 ${used}，请联系平台管理员` },
}
