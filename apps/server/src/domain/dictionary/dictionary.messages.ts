/** Messages of the calls for the dictionary, and the names of the built-in lists (contract admin §3.13). */
export const zhCN = {
  codeExists: '类型编码已存在',
  nameExists: '类型名称已存在',
  badCode: '编码须以字母开头，只能是字母、数字和下划线，最多 50 个，且不能以 fire_ 开头',
  codeFixed: '编码不允许修改',
  valueExists: '该类型已有此字典值',
  labelExists: '该类型已有此名称',
  unknownType: '字典类型不存在',
  builtInType: '系统内置的字典类型不能修改或删除',
  builtInEntry: '系统内置的字典项不能修改或删除',
  closedType: '系统内置的字典类型不能新增字典项',
  secondDefault: '该类型已有默认项',
  entries: '字典项',
  builtIn: {
    systemType: { name: '消防系统类型', description: 'GB/T 26875.3 系统类型' },
    componentType: { name: '消防设施部件类型', description: 'GB/T 26875.3 部件类型' },
    status: { name: '设备状态', description: '设备与监测点的状态' },
    category: { name: '记录类别', description: '异常记录的类别' },
    verdict: { name: '核实结论', description: '对火警的核实结论' },
  },
}
