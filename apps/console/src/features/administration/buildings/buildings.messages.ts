import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '建筑管理',
  one: '建筑',
  fields: {
    name: '建筑名称', networkedUnitId: '联网单位', unitName: '联网单位', category: '建筑类别', useType: '使用性质', useKind: '使用分类', inUse: '使用中', ownership: '产权及使用情况', contactName: '联系人',
    contactPhone: '联系电话', completedOn: '竣工日期', regionCode: '行政区', streetCode: '街道代码', road: '道路', houseNumber: '门牌号', block: '楼栋座', address: '建筑地址', addressDetail: '详细地址',
    coordinates: '坐标', floors: '地上层数', basements: '地下层数', height: '建筑高度', area: '建筑面积', footprintArea: '占地面积', standardFloorArea: '标准层面积', upperArea: '地上面积', basementArea: '地下面积',
    structure: '结构类型', structureDetail: '结构说明', maxOccupants: '最大容纳人数', liftCount: '消防电梯数量', liftPlace: '消防电梯位置', fireResistance: '耐火等级', fireHazard: '火灾危险性',
    automaticProtection: '有无自动消防设施', facilities: '消防设施', otherFacilities: '其他消防设施', facilityCondition: '设施完好情况', controlRoom: '有无消防控制室', controlRoomPlace: '控制室位置',
    refugeFloors: '避难层数量', refugeArea: '避难层面积', refugePlace: '避难层位置', nearbyBuildings: '毗邻建筑情况', surroundings: '地理情况', deviceCount: '设备数', plans: '平面图', updatedAt: '更新时间',
    storeys: '楼层', names: '有名称的楼层', floor: '楼层', floorName: '名称',
  },
  hints: {
    name: '同一站点内不能重复', regionCode: '可输入省、市、区的名称搜索；文件中也可写 6 位代码（GB/T 2260）', streetCode: '3 位数字（GB/T 10114）', coordinates: '在地图上点选，或直接填写；文件中写作“经度,纬度”',
    floors: '楼层上仍有设备或平面图时不能减少', basements: '没有地下层时填 0', facilities: '如：自动喷水灭火、火灾自动报警、防排烟', names: '只填写有名称的楼层，如 -1 车库、15 避难层', floor: '地下楼层写负数',
  },
  units: {
    floors: '层', basements: '层', height: 'm', area: 'm²', footprintArea: 'm²', standardFloorArea: 'm²', upperArea: 'm²', basementArea: 'm²', maxOccupants: '人', liftCount: '部', refugeFloors: '个', refugeArea: 'm²',
  },
  choices: {
    inUse: { '1': '是', '0': '否' },
    ownership: { '0': '独家产权，独立使用', '1': '独立产权，多家使用', '2': '多家产权，多家使用' },
    automaticProtection: { '1': '有', '0': '无' },
    facilityCondition: { '1': '合格', '2': '不合格' },
    controlRoom: { '1': '有', '0': '无' },
  },
  sections: { identity: '基本信息', place: '位置', size: '规模与结构', fire: '消防情况', surroundings: '周边情况' },
  acts: { floorList: '楼层与平面图', nameFloors: '楼层命名' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Buildings',
  one: 'building',
  fields: {
    name: 'Building', networkedUnitId: 'Networked unit', unitName: 'Networked unit', category: 'Category', useType: 'Usage', useKind: 'Kind of use', inUse: 'In use', ownership: 'Ownership', contactName: 'Contact',
    contactPhone: 'Phone', completedOn: 'Completed', regionCode: 'District', streetCode: 'Street code', road: 'Road', houseNumber: 'House number', block: 'Block', address: 'Address', addressDetail: 'Full address',
    coordinates: 'Coordinates', floors: 'Floors above ground', basements: 'Basements', height: 'Height', area: 'Total area', footprintArea: 'Footprint', standardFloorArea: 'Standard floor area',
    upperArea: 'Area above ground', basementArea: 'Area below ground', structure: 'Type of structure', structureDetail: 'Details of the structure', maxOccupants: 'Maximum occupancy', liftCount: 'Fire lifts',
    liftPlace: 'Places of the lifts', fireResistance: 'Fire resistance', fireHazard: 'Fire hazard', automaticProtection: 'Automatic fire protection', facilities: 'Facilities', otherFacilities: 'Other facilities',
    facilityCondition: 'Condition of the facilities', controlRoom: 'Has a control room', controlRoomPlace: 'Place of the control room', refugeFloors: 'Refuge floors', refugeArea: 'Refuge area',
    refugePlace: 'Refuge location', nearbyBuildings: 'Neighbouring buildings', surroundings: 'Surroundings', deviceCount: 'Devices', plans: 'Plans', updatedAt: 'Updated', storeys: 'Floors', names: 'With a name', floor: 'Floor',
    floorName: 'Label',
  },
  hints: {
    name: 'Unique within the site', regionCode: 'Search by the name of province, city or district; a file may have the code of 6 digits (GB/T 2260)', streetCode: '3 digits (GB/T 10114)', coordinates: 'Picked on the map or typed; in a file as “longitude,latitude”',
    floors: 'A floor that has devices or a plan cannot be taken away', basements: '0 without a basement', facilities: 'e.g. sprinklers, fire alarm, smoke control',
    names: 'Only floors that have a name, e.g. -1 car park, 15 refuge floor', floor: 'Basements are negative',
  },
  units: {
    floors: 'floors', basements: 'floors', height: 'm', area: 'm²', footprintArea: 'm²', standardFloorArea: 'm²', upperArea: 'm²', basementArea: 'm²', maxOccupants: 'people', liftCount: 'lifts', refugeFloors: 'floors',
    refugeArea: 'm²',
  },
  choices: {
    inUse: { '1': 'Yes', '0': 'No' },
    ownership: { '0': 'One owner, one user', '1': 'One owner, several users', '2': 'Several owners, several users' },
    automaticProtection: { '1': 'Yes', '0': 'No' },
    facilityCondition: { '1': 'Qualified', '2': 'Not qualified' },
    controlRoom: { '1': 'Yes', '0': 'No' },
  },
  sections: { identity: 'Identity', place: 'Place', size: 'Size and structure', fire: 'Fire protection', surroundings: 'Surroundings' },
  acts: { floorList: 'Floors and plans', nameFloors: 'Name the floors' },
}
