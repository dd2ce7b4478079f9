/** Messages of the calls for device series. */
export const zhCN = {
  codeExists: '编号已存在',
  nameExists: '该厂商已有同名的设备类型',
  unknownFirm: '厂商不存在',
  badColor: '颜色格式不正确',
  models: '设备型号',
}
