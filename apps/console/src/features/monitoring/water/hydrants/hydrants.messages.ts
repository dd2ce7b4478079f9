import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../../screens'

const zhTypes = { '0': '地下式', '1': '地上式', '2': '直埋伸缩' }
const zhPipes = { '0': '高压给水', '1': '临时高压给水', '2': '低压给水' }
const zhOutlets = { '0': '单口式', '1': '双口式', '2': '三出水口式' }
const zhOutletType = { '0': '外螺旋式', '1': '内扣式' }
const enTypes = { '0': 'Underground', '1': 'Above ground', '2': 'Telescopic' }
const enPipes = { '0': 'High pressure', '1': 'Temporary high pressure', '2': 'Low pressure' }
const enOutlets = { '0': 'One outlet', '1': 'Two outlets', '2': 'Three outlets' }
const enOutletType = { '0': 'External thread', '1': 'Internal coupling' }

export const zhCN = {
  title: '消火栓管理',
  one: '消火栓',
  fields: {
    name: '消火栓名称', regionCode: '所属区域', area: '区域', facilityTypeId: '设施类型', facilityTypeName: '设施类型', type: '消火栓类型', waterPipe: '水管道', outlets: '出水口', outletSizes: '出水口口径',
    outletType1: '第一出水口类型', outletMm1: '第一出水口口径', outletType2: '第二出水口类型', outletMm2: '第二出水口口径', outletType3: '第三出水口类型', outletMm3: '第三出水口口径',
    radius: '保护半径', address: '位置描述', coordinates: '坐标', marked: '地图标注', unitId: '联网单位', unitName: '联网单位', phone: '单位电话', sensors: '传感器', state: '传感器状态', updatedAt: '更新时间',
  },
  hints: { name: '同一站点内不能重复', outlets: '每个出水口都要填写类型与口径', coordinates: '在地图上点选，或直接填写；文件中写作“经度,纬度”', radius: '不填则按设施类型的默认保护半径' },
  units: { radius: '米', outletMm1: 'mm', outletMm2: 'mm', outletMm3: 'mm' },
  choices: {
    type: zhTypes, waterPipe: zhPipes, outlets: zhOutlets, outletType1: zhOutletType, outletType2: zhOutletType, outletType3: zhOutletType,
    state: { ...sensorStatusNames.zhCN, none: '无传感器' }, marked: { true: '已标注', false: '未标注' }, radius: { usual: '按类型' },
  },
  sections: { facts: '基本信息', place: '位置', outlets: '出水口' },
  acts: { open: '查看', photo: '照片' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Hydrants',
  one: 'hydrant',
  fields: {
    name: 'Name', regionCode: 'Region', area: 'District', facilityTypeId: 'Kind of facility', facilityTypeName: 'Kind of facility', type: 'Type', waterPipe: 'Water main', outlets: 'Outlets', outletSizes: 'Outlet diameters',
    outletType1: 'First outlet', outletMm1: 'First diameter', outletType2: 'Second outlet', outletMm2: 'Second diameter', outletType3: 'Third outlet', outletMm3: 'Third diameter',
    radius: 'Protection radius', address: 'Address', coordinates: 'Coordinates', marked: 'On the map', unitId: 'Networked unit', unitName: 'Networked unit', phone: 'Phone of the unit', sensors: 'Sensors',
    state: 'State of the sensors', updatedAt: 'Updated',
  },
  hints: { name: 'Unique within the site', outlets: 'Each outlet needs its type and diameter', coordinates: 'Picked on the map or typed; in a file as “longitude,latitude”', radius: 'Empty: the usual radius of the facility type' },
  units: { radius: 'm', outletMm1: 'mm', outletMm2: 'mm', outletMm3: 'mm' },
  choices: {
    type: enTypes, waterPipe: enPipes, outlets: enOutlets, outletType1: enOutletType, outletType2: enOutletType, outletType3: enOutletType,
    state: { ...sensorStatusNames.en, none: 'No sensor' }, marked: { true: 'Placed', false: 'Not placed' }, radius: { usual: 'by type' },
  },
  sections: { facts: 'Facts', place: 'Place', outlets: 'Outlets' },
  acts: { open: 'Open', photo: 'Photo' },
}
