import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '站点管理',
  one: '站点',
  fields: {
    name: '站点名称', tenantNo: '站点编号', site: '简称', domain: '域名', logo: '标志图片地址', administratorId: '站点管理员', administrator: '管理员', phone: '联系电话',
    channelIds: '监测系统', channels: '监测系统', validUntil: '服务到期日', maxUsers: '用户数上限', maxDevices: '设备数上限', users: '用户', devices: '设备', state: '状态', deleted: '已删除',
    description: '备注', updatedAt: '更新时间', password: '您的登录密码',
  },
  sections: { identity: '基本信息', people: '管理员与系统', contract: '服务与限额' },
  hints: {
    administratorId: '由您创建、尚未分配站点的账号',
    validUntil: '到期后告警照常接收和处置，只是不能修改配置；留空表示长期有效',
    maxUsers: '可登录的账号数；留空表示不限',
    maxDevices: '不含消防主机点位；留空表示不限',
    password: '删除后，该站点的用户不能登录，网关上报会被拒绝；数据保留，可以恢复',
  },
  choices: { state: { normal: '正常', expired: '已到期', stopped: '已停用', deleted: '已删除' }, deleted: { true: '是', false: '否' } },
  acts: { actAs: '代管', stop: '停用', allow: '启用', restore: '恢复' },
  questions: {
    stop: (name: string) => `停用“${name}”后，其用户的登录会立即失效，且不能再次登录。设备上报仍会记录，但无人值守，请确认。`,
    allow: (name: string) => `启用后，“${name}”的用户可以重新登录。`,
    restore: (name: string) => `恢复“${name}”及其全部数据，用户可以登录，网关可以上报。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Sites',
  one: 'site',
  fields: {
    name: 'Site name', tenantNo: 'Number', site: 'Short name', domain: 'Domain', logo: 'Address of the logo', administratorId: 'Site administrator', administrator: 'Administrator', phone: 'Phone',
    channelIds: 'Systems', channels: 'Systems', validUntil: 'Service ends', maxUsers: 'User limit', maxDevices: 'Device limit', users: 'Users', devices: 'Devices', state: 'State', deleted: 'Deleted',
    description: 'Remark', updatedAt: 'Updated', password: 'Your own password',
  },
  sections: { identity: 'Identity', people: 'Administrator and systems', contract: 'Service and limits' },
  hints: {
    administratorId: 'An account that you have made and that has no site yet',
    validUntil: 'After this day alarms are received and judged as before, but the configuration cannot be changed; blank: no end',
    maxUsers: 'Accounts that can sign in; blank: any number',
    maxDevices: 'Without points of fire hosts; blank: any number',
    password: 'Users of the site can no longer sign in and its gateways are refused. The data stays and can be restored.',
  },
  choices: { state: { normal: 'Normal', expired: 'Ended', stopped: 'Stopped', deleted: 'Deleted' }, deleted: { true: 'Yes', false: 'No' } },
  acts: { actAs: 'Act as', stop: 'Stop', allow: 'Allow', restore: 'Restore' },
  questions: {
    stop: (name) => `The users of “${name}” will be signed out immediately and can no longer sign in. Reports of devices are still recorded, but no one watches them.`,
    allow: (name) => `The users of “${name}” will be able to sign in again.`,
    restore: (name) => `“${name}” is restored with all its data: its users can sign in and its gateways can report.`,
  },
}
