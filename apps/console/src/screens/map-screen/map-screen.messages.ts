export const zhCN = {
  map: (title: string) => `${title}地图`,
  withoutPlace: (count: number) => `${count} 项没有坐标，仅在列表中显示`,
}
export type MapScreenMessages = typeof zhCN

export const en: MapScreenMessages = {
  map: (title) => `${title}: map`,
  withoutPlace: (count) => `${count} without coordinates are in the list only`,
}
