export const zhCN = {
  address: '文件地址',
  save: '保存文件',
  view: '在新标签页中查看',
}
export type FilePanelMessages = typeof zhCN

export const en: FilePanelMessages = {
  address: 'The address of the file',
  save: 'Save the file',
  view: 'View in a new tab',
}
