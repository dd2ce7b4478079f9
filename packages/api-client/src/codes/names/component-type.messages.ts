/** The kinds of component of a fire protection system by their code (GB/T 26875.3). */
export const zhCN: Readonly<Record<string, string>> = {
  '0': '通用', '1': '火灾报警控制器', '10': '可燃气体探测器', '11': '点型可燃气体探测器', '12': '独立式可燃气体探测器', '13': '线型可燃气体探测器',
  '16': '电气火灾监控报警器', '17': '剩余电流式电气火灾监控探测器', '18': '测温式电气火灾监控探测器', '21': '探测回路', '22': '火灾显示盘',
  '23': '手动火灾报警按钮', '24': '消火栓按钮', '25': '火灾探测器', '30': '感温火灾探测器', '31': '点型感温火灾探测器',
  '32': '点型感温火灾探测器（S型）', '33': '点型感温火灾探测器（R型）', '34': '线型感温火灾探测器', '35': '线型感温火灾探测器（S型）',
  '36': '线型感温火灾探测器（R型）', '37': '光纤感温火灾探测器', '40': '感烟火灾探测器', '41': '点型离子感烟火灾探测器',
  '42': '点型光电感烟火灾探测器', '43': '线型光束感烟火灾探测器', '44': '吸气式感烟火灾探测器', '50': '复合式火灾探测器',
  '51': '复合式感烟感温火灾探测器', '52': '复合式感光感温火灾探测器', '53': '复合式感光感烟火灾探测器', '61': '紫外火焰探测器',
  '62': '红外火焰探测器', '69': '感光火灾探测器', '74': '气体探测器', '78': '图像摄像方式火灾探测器', '79': '感声火灾探测器', '81': '气体灭火控制器',
  '82': '消防电气控制装置', '83': '消防控制室图形显示装置', '84': '模块', '85': '输入模块', '86': '输出模块', '87': '输入/输出模块', '88': '中继模块',
  '91': '消防水泵', '92': '消防水箱', '95': '喷淋泵', '96': '水流指示器', '97': '信号阀', '98': '报警阀', '99': '压力开关', '101': '阀驱动装置',
  '102': '防火门', '103': '防火阀', '104': '通风空调', '105': '泡沫液泵', '106': '管网电磁阀', '111': '防烟排烟风机', '113': '排烟防火阀',
  '114': '常闭送风口', '115': '排烟口', '116': '电控挡烟垂壁', '117': '防火卷帘控制器', '118': '防火门监控器', '121': '警报装置',
}

export const en: typeof zhCN = {
  '0': 'General', '1': 'Fire alarm control unit', '10': 'Combustible gas detector', '11': 'Point combustible gas detector',
  '12': 'Stand-alone combustible gas detector', '13': 'Line combustible gas detector', '16': 'Electrical fire monitoring alarm',
  '17': 'Residual current electrical fire detector', '18': 'Temperature electrical fire detector', '21': 'Detection loop', '22': 'Fire display panel',
  '23': 'Manual call point', '24': 'Hydrant button', '25': 'Fire detector', '30': 'Heat detector', '31': 'Point heat detector',
  '32': 'Point heat detector, type S', '33': 'Point heat detector, type R', '34': 'Line heat detector', '35': 'Line heat detector, type S',
  '36': 'Line heat detector, type R', '37': 'Fibre-optic heat detector', '40': 'Smoke detector', '41': 'Point ionisation smoke detector',
  '42': 'Point optical smoke detector', '43': 'Line beam smoke detector', '44': 'Aspirating smoke detector', '50': 'Combined detector',
  '51': 'Combined smoke and heat detector', '52': 'Combined flame and heat detector', '53': 'Combined flame and smoke detector',
  '61': 'Ultraviolet flame detector', '62': 'Infrared flame detector', '69': 'Flame detector', '74': 'Gas detector', '78': 'Video fire detector',
  '79': 'Acoustic fire detector', '81': 'Gas extinguishing control unit', '82': 'Electrical control device', '83': 'Control room graphic display',
  '84': 'Module', '85': 'Input module', '86': 'Output module', '87': 'Input and output module', '88': 'Relay module', '91': 'Fire pump',
  '92': 'Fire water tank', '95': 'Sprinkler pump', '96': 'Water flow indicator', '97': 'Signal valve', '98': 'Alarm valve', '99': 'Pressure switch',
  '101': 'Valve actuator', '102': 'Fire door', '103': 'Fire damper', '104': 'Ventilation and air conditioning', '105': 'Foam concentrate pump',
  '106': 'Pipe network solenoid valve', '111': 'Smoke control fan', '113': 'Smoke exhaust fire damper', '114': 'Normally closed air supply vent',
  '115': 'Smoke vent', '116': 'Electric smoke curtain', '117': 'Fire shutter controller', '118': 'Fire door monitor', '121': 'Alarm sounder',
}
