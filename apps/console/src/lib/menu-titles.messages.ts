/**
 * The titles with which the platform delivers its menus: by the code of a section, by that of a screen, or by both where a screen is called
 * otherwise in one section.
 */
export const zhCN = {
  gailan: '概览', dianqihuozai: '电气火灾', huozaibaojing: '无线感烟', hydrant: '消防用水', gasFirecontrol: '消防电源', fireMainframe: '消防主机', inspectionManagement: '设备巡检',
  combustible: '可燃气体', firedoor: '防火门', evacuation: '物联设备', videoSurveillance: '危险预警', adminSys: '系统管理',

  overView: '概览', managerView: '领导视图', notEnabled: '未启用设备', earlyWarning: '预警记录',
  realtimeMonit: '实时监测', exceptionRecord: '异常记录', statisticAnly: '统计分析', fireDeviceManger: '设备管理', 'hydrant/fireDeviceManger': '消火栓管理', hardwareSet: '硬件实施',
  fireFrameManger: '主机管理', fireRelation: '主机关联设备',
  facilityManager: '设施管理', facilitiesType: '设施类型', inspectionRoute: '巡检路线', patrolSchemeManager: '巡检计划', inspectionRecord: '巡检记录',
  videoWatch: '实时视频', videoAbnormal: '异常记录', videoAnalyze: '视频分析', videoDeviceManger: '设备管理', identifyDevice: '识别设备',
  deviceManger: '网关设备', facilityTypeManger: '设施类型管理', sysConfig: '系统设置', deviceSeries: '设备类型', alarmLevel: '报警等级', stationConfig: '测点配置', manageRules: '管理规则',
  userManager: '用户管理', menuManager: '菜单管理', groupManager: '角色权限管理', departManager: '组织机构', dictionary: '字典管理', gateLogManager: '登录日志', firmManager: '厂商管理',
  tenantManager: '站点管理', channel: '监测系统管理', buildManager: '建筑管理', networkManager: '联网单位管理', recycleBin: '回收站',
}
export type MenuTitles = typeof zhCN

export const en: MenuTitles = {
  gailan: 'Overview', dianqihuozai: 'Electrical fire', huozaibaojing: 'Wireless smoke', hydrant: 'Fire water supply', gasFirecontrol: 'Fire power supply', fireMainframe: 'Fire hosts',
  inspectionManagement: 'Inspection', combustible: 'Combustible gas', firedoor: 'Fire doors', evacuation: 'IoT devices', videoSurveillance: 'Hazard warnings', adminSys: 'Administration',

  overView: 'Overview', managerView: 'Manager view', notEnabled: 'Not enabled', earlyWarning: 'Early warnings',
  realtimeMonit: 'Real-time monitoring', exceptionRecord: 'Exception records', statisticAnly: 'Statistics', fireDeviceManger: 'Devices', 'hydrant/fireDeviceManger': 'Hydrants', hardwareSet: 'Hardware',
  fireFrameManger: 'Hosts', fireRelation: 'Points of fire hosts',
  facilityManager: 'Facilities', facilitiesType: 'Facility types', inspectionRoute: 'Inspection routes', patrolSchemeManager: 'Inspection plans', inspectionRecord: 'Inspection records',
  videoWatch: 'Live video', videoAbnormal: 'Exception records', videoAnalyze: 'Video analysis', videoDeviceManger: 'Cameras', identifyDevice: 'Recognition',
  deviceManger: 'Gateways', facilityTypeManger: 'Facility types', sysConfig: 'System settings', deviceSeries: 'Device series', alarmLevel: 'Alarm levels', stationConfig: 'Measuring points', manageRules: 'Push rules',
  userManager: 'Users', menuManager: 'Menus', groupManager: 'Roles', departManager: 'Departments', dictionary: 'Dictionary', gateLogManager: 'Sign-in log', firmManager: 'Manufacturers',
  tenantManager: 'Sites', channel: 'Monitoring systems', buildManager: 'Buildings', networkManager: 'Networked units', recycleBin: 'Recycle bin',
}
