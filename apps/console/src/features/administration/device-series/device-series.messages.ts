import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '设备类型',
  one: '设备类型',
  fields: {
    code: '编号', name: '名称', firmId: '厂商', firmName: '厂商', systemType: '系统类型', placement: '安装位置', icon: '图标', color: '颜色',
    lifeSpanYears: '使用年限', updatedAt: '更新时间',
  },
  hints: { code: '最多 20 个字符，不能重复', color: '平面图和统计图中使用，不填则为默认颜色' },
  units: { lifeSpanYears: '年' },
  choices: {
    systemType: {
      '1': '火灾报警系统', '10': '消防联动控制器', '11': '消火栓系统', '12': '自动喷水灭火系统', '13': '气体灭火系统', '14': '水喷雾灭火系统（泵启动）',
      '15': '水喷雾灭火系统（压力容器启动）', '16': '泡沫灭火系统', '17': '干粉灭火系统', '18': '防烟排烟系统', '19': '防火门及卷帘系统', '20': '消防电梯',
      '21': '消防应急广播', '22': '消防应急照明和疏散指示系统', '23': '消防电源', '24': '消防电话',
    },
    placement: { '0': '室内', '1': '室外' },
    icon: {
      smoke: '感烟', heat: '感温', button: '手动按钮', sounder: '声光警报', gas: '可燃气体', electrical: '电气火灾', power: '消防电源', door: '防火门',
      water: '消防用水', camera: '摄像机', sensor: '通用传感器',
    },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Device series',
  one: 'device series',
  fields: {
    code: 'Series code', name: 'Name', firmId: 'Manufacturer', firmName: 'Manufacturer', systemType: 'System type', placement: 'Installed', icon: 'Icon',
    color: 'Colour', lifeSpanYears: 'Life span', updatedAt: 'Updated',
  },
  hints: { code: 'At most 20 characters, unique', color: 'On plans and in charts; without one the usual colour is used' },
  units: { lifeSpanYears: 'years' },
  choices: {
    systemType: {
      '1': 'Fire alarm', '10': 'Linkage controller', '11': 'Hydrant', '12': 'Sprinkler', '13': 'Gas extinguishing', '14': 'Water spray, by pump',
      '15': 'Water spray, by pressure vessel', '16': 'Foam', '17': 'Dry powder', '18': 'Smoke control', '19': 'Fire doors and shutters', '20': 'Fire lift',
      '21': 'Emergency broadcast', '22': 'Emergency lighting and evacuation signs', '23': 'Fire power supply', '24': 'Fire telephone',
    },
    placement: { '0': 'Indoors', '1': 'Outdoors' },
    icon: {
      smoke: 'Smoke', heat: 'Heat', button: 'Manual call point', sounder: 'Sounder', gas: 'Combustible gas', electrical: 'Electrical fire', power: 'Power supply',
      door: 'Fire door', water: 'Fire water', camera: 'Camera', sensor: 'Sensor',
    },
  },
}
