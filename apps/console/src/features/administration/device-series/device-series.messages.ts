import { systemTypeNames } from '@smart-fire/api-client/code-names'
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
    systemType: systemTypeNames.zhCN,
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
    systemType: systemTypeNames.en,
    placement: { '0': 'Indoors', '1': 'Outdoors' },
    icon: {
      smoke: 'Smoke', heat: 'Heat', button: 'Manual call point', sounder: 'Sounder', gas: 'Combustible gas', electrical: 'Electrical fire', power: 'Power supply',
      door: 'Fire door', water: 'Fire water', camera: 'Camera', sensor: 'Sensor',
    },
  },
}
