export const zhCN = {
  /** the name of a menu's permission (contract admin §3.1) */
  visit: '访问',
  /** the type of an element, from the dictionary `authority_element` of the platform */
  button: '按钮',
  codeFixed: '权限、页面地址和程序都按编码判断，不能修改',
  channelFixed: '监测系统决定谁能看到哪些设备和报警，不能修改',
  onlyWayBack: '隐藏的菜单只能在菜单管理中恢复显示，因此菜单管理及其目录不能隐藏',
}
