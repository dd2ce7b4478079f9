/** Names of modules and acts in the operation log. Modules with a screen of their own have the title of its menu entry. */
export const zhCN: { modules: Readonly<Record<string, string>>; acts: Readonly<Record<string, string>>; sessionUnknown: string; userUnknown: string; endOwnSession: string } = {
  modules: { login: '登录', logout: '退出登录', password: '修改密码', record: '报警处理', device: '设备管理', deviceMaintenance: '设备维护', deviceFile: '设备资料', outdoorSensor: '消火栓传感器', noticeSetting: '告警通知', noticeRecipient: '推送人', notice: '通知记录', secondFactor: '双重验证', identity: '第三方登录', signInProvider: '身份提供方' },
  acts: {
    add: '新增', update: '编辑', delete: '删除', import: '导入', login: '登录', logout: '退出', change: '修改', confirm: '处理', raiseVerdict: '升级为真实火警',
    authority: '分配权限', members: '管理成员', resetPassword: '重置密码', unlock: '解锁', disable: '停用', enable: '启用', stop: '停用', resume: '启用', end: '强制下线', endAll: '全部强制下线',
    publish: '发布', marks: '保存标注', draft: '保存草稿', discard: '放弃草稿', link: '关联账号', unlink: '解除关联', installation: '安装登记', savePhoto: '保存照片', removePhoto: '删除照片',
    test: '测试发送', retry: '重新发送', users: '推送人', roles: '分配角色', methods: '通知方式', hide: '关闭', show: '开启', bind: '绑定设备', unbind: '解绑设备', restore: '恢复',
    begin: '获取二维码', on: '开启', off: '关闭', setSecret: '设置客户端密钥', setControlPassword: '设置控制密码', move: '转动', gotoPreset: '转到预置位', resetSecondFactor: '重置双重验证', unbindIdentity: '解除第三方登录',
  },
  userUnknown: '用户不存在或已删除',
  sessionUnknown: '该会话不存在或已结束',
  endOwnSession: '不能强制下线当前会话，请使用退出登录',
}
