/** Messages of the calls of recognitions (additive, ADR 60). */
export const zhCN = {
  kindTaken: '此摄像机已有同类识别',
  noCamera: '摄像机不存在',
  badArea: '画面区域须为四个数：左、上、宽、高，以百分比计，且不超出画面',
  badSchedule: '时段须如 08:00-20:00，跨零点可写 20:00-08:00',
}
