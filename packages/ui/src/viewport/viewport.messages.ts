import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适应窗口',
  nightInk: '夜间图',
  loading: '图片加载中…',
  failed: '图片加载失败',
  failedHint: '图片获取失败，标注暂时无法显示。',
  markers: '标注列表',
  closePopover: '关闭',
  keys: '方向键平移，加号和减号缩放，0 键适应窗口',
}
type ViewportMessages = typeof zhCN

const en: ViewportMessages = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  nightInk: 'Night colours',
  loading: 'Loading the picture…',
  failed: 'The picture failed to load',
  failedHint: 'The picture could not be loaded, so its markers cannot be shown.',
  markers: 'Markers',
  closePopover: 'Close',
  keys: 'Arrow keys pan, plus and minus zoom, 0 fits',
}

export const VIEWPORT_MESSAGES: Record<UiLocale, ViewportMessages> = { 'zh-CN': zhCN, en }
