/** What the floor-plan calls say; the wire speaks Chinese only. */
export const zhCN = {
  noPlan: '暂无平面图',
  linkExpired: '链接已失效',
}
