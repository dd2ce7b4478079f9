import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '摄像机',
  one: '摄像机',
  tree: '区域与建筑',
  fields: {
    name: '名称', number: '设备编号', groupId: '分组', groupName: '分组', manufacturer: '厂商', model: '型号', status: '状态', statusAt: '状态时间', address: '视频地址', buildingId: '所在建筑', buildingName: '建筑', floor: '楼层', position: '位置描述',
    mark: '平面图位置', marked: '平面图标注', linkedNumbers: '联动设备', controlAddress: '云台控制地址', controlAccount: '云台账号', controlPassword: '云台密码', reportedAt: '最后上报',
  },
  sections: { facts: '基本信息', place: '位置', links: '联动', control: '云台控制' },
  hints: {
    number: '最多 40 位字母、数字、冒号和连字符，全平台唯一；改号后，收到新编号的上报前状态为未启用', address: 'HLS（.m3u8）、HTTP-FLV（.flv）、MP4 或 WHEP 地址；不能含账号和密码。RTSP 需要流媒体网关', linkedNumbers: '设备编号，用逗号分隔；这些设备报警时优先显示此摄像机',
    controlAddress: '摄像机的 ONVIF 地址，如 http://10.20.3.8；不能含账号和密码。留空则不能转动', controlAccount: '摄像机上的账号；密码保存后在“云台密码”中设置，更改地址或账号后须重新设置',
  },
  choices: { status: sensorStatusNames.zhCN, marked: { true: '已标注', false: '未标注' }, controlPassword: { stored: '已设置', missing: '未设置' } },
  acts: { live: '预览', picture: '测试画面', place: '标注位置', control: '云台密码' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Cameras',
  one: 'camera',
  tree: 'Regions and buildings',
  fields: {
    name: 'Name', number: 'Device number', groupId: 'Group', groupName: 'Group', manufacturer: 'Manufacturer', model: 'Model', status: 'State', statusAt: 'Since', address: 'Stream address', buildingId: 'Building', buildingName: 'Building', floor: 'Floor', position: 'Position',
    mark: 'Place on the plan', marked: 'On the plan', linkedNumbers: 'Linked devices', controlAddress: 'Control address', controlAccount: 'Control account', controlPassword: 'Control password', reportedAt: 'Last report',
  },
  sections: { facts: 'Facts', place: 'Place', links: 'Links', control: 'Pan, tilt and zoom' },
  hints: {
    number: 'At most 40 letters, digits, colons and hyphens, unique on the platform. After a change the camera is not enabled until the new number reports', address: 'An HLS (.m3u8), HTTP-FLV (.flv), MP4 or WHEP address without a user and a password. RTSP needs a media gateway',
    linkedNumbers: 'Device numbers, separated by commas; an alarm of one of them shows this camera first',
    controlAddress: 'The ONVIF address of the camera, e.g. http://10.20.3.8, without a user and a password. Without it the camera cannot be turned', controlAccount: 'An account of the camera; its password is set under “Control password” after saving, again whenever address or account change',
  },
  choices: { status: sensorStatusNames.en, marked: { true: 'Placed', false: 'Not placed' }, controlPassword: { stored: 'Stored', missing: 'Not set' } },
  acts: { live: 'Preview', picture: 'Test picture', place: 'Place on plan', control: 'Control password' },
}
