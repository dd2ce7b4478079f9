import type { SystemType } from '../system-type'

/** The kinds of fire protection system by their code (GB/T 26875.3). */
export const zhCN: Readonly<Record<SystemType, string>> = {
  '1': '火灾报警系统', '10': '消防联动控制器', '11': '消火栓系统', '12': '自动喷水灭火系统', '13': '气体灭火系统', '14': '水喷雾灭火系统（泵启动）',
  '15': '水喷雾灭火系统（压力容器启动）', '16': '泡沫灭火系统', '17': '干粉灭火系统', '18': '防烟排烟系统', '19': '防火门及卷帘系统', '20': '消防电梯',
  '21': '消防应急广播', '22': '消防应急照明和疏散指示系统', '23': '消防电源', '24': '消防电话',
}

export const en: typeof zhCN = {
  '1': 'Fire alarm', '10': 'Linkage controller', '11': 'Hydrant', '12': 'Sprinkler', '13': 'Gas extinguishing', '14': 'Water spray, by pump',
  '15': 'Water spray, by pressure vessel', '16': 'Foam', '17': 'Dry powder', '18': 'Smoke control', '19': 'Fire doors and shutters', '20': 'Fire lift',
  '21': 'Emergency broadcast', '22': 'Emergency lighting and evacuation signs', '23': 'Fire power supply', '24': 'Fire telephone',
}
