export const zhCN = {
  map: (title: string) => `${title}地图`,
  none: (one: string) => `地图上暂无${one}`,
  withoutPlace: (count: number) => `${count} 项没有坐标，仅在列表中显示`,
  unreadable: (count: number) => `有 ${count} 项无法读取，未显示在地图上`,
}
export type MapScreenMessages = typeof zhCN

export const en: MapScreenMessages = {
  map: (title) => `${title}: map`,
  none: (one) => `No ${one} on the map`,
  withoutPlace: (count) => (count === 1 ? '1 without coordinates is in the list only' : `${count} without coordinates are in the list only`),
  unreadable: (count) => (count === 1 ? '1 entry could not be read and is not on the map' : `${count} entries could not be read and are not on the map`),
}
