import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  loading: '正在加载地图…',
  failed: '地图加载失败',
  missing: '页面未安装地图库 ol',
  missingHint: '请开发人员安装 ol 10（npm install ol@10）后重新构建页面。标注可从列表查看。',
  zoomIn: '放大',
  zoomOut: '缩小',
  recentre: '回到中心',
  list: (count: number) => `标注（${count}）`,
  listLabel: (map: string) => `${map}：标注`,
  more: (count: number) => `再显示 ${count} 项`,
  none: '没有可显示的位置',
  offline: '未配置地图服务，仅显示经纬网格',
  tilesFailed: '底图加载失败，位置标注仍可使用',
  north: '上北下南',
  scale: (distance: string) => `比例尺 ${distance}`,
  close: '关闭',
  help: '方向键平移，加号和减号缩放，回车打开离中心最近的标注；全部标注可从“标注”按钮打开。',
}

/** The messages of the map. */
export type MapMessages = typeof zhCN

const en: MapMessages = {
  loading: 'Loading the map…',
  failed: 'The map could not be loaded',
  missing: 'This page lacks the map library ol',
  missingHint: 'Its developers must install ol 10 (npm install ol@10) and build the page again. The list has the markers.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  recentre: 'Back to the centre',
  list: (count) => `Markers (${count})`,
  listLabel: (map) => `${map}: markers`,
  more: (count) => `Show ${count} more`,
  none: 'No places to show',
  offline: 'No map service is configured: only a grid is shown',
  tilesFailed: 'The background could not be loaded; the markers work',
  north: 'North is up',
  scale: (distance) => `Scale ${distance}`,
  close: 'Close',
  help: 'Arrow keys pan, plus and minus zoom, Enter opens the marker nearest to the centre; the Markers button lists them all.',
}

export const MAP_MESSAGES: Record<UiLocale, MapMessages> = { 'zh-CN': zhCN, en }
