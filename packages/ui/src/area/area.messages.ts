import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  left: '距左边',
  top: '距上边',
  width: '宽',
  height: '高',
  whole: '整个画面',
  unknown: '尚无有效区域',
  is: (left: number, top: number, width: number, height: number) => `距左边 ${left}%，距上边 ${top}%，宽 ${width}%，高 ${height}%`,
  draw: '在画面上拖动即可画出区域',
  keys: '方向键移动区域，Shift 加方向键改变大小，Delete 恢复为整个画面',
}

/** The words of the area field itself. */
export type AreaMessages = typeof zhCN

const en: AreaMessages = {
  left: 'From the left',
  top: 'From the top',
  width: 'Width',
  height: 'Height',
  whole: 'Whole picture',
  unknown: 'No valid area yet',
  is: (left, top, width, height) => `${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`,
  draw: 'Drag on the picture to draw an area',
  keys: 'Arrow keys move the area, with Shift they resize it; Delete takes the whole picture',
}

export const AREA_MESSAGES: Record<UiLocale, AreaMessages> = { 'zh-CN': zhCN, en }
