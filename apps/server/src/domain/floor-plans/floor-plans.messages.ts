/** Messages of the floor-plan calls; the wire has Chinese texts only. */
export const zhCN = {
  noPlan: '暂无平面图',
  linkExpired: '链接已失效',
  noBuilding: '建筑不存在',
  noSuchFloor: '楼层数在建筑中不存在',
  noDraft: '草稿不存在，可能已被发布或放弃',
  noPlanYet: '该楼层还没有已发布的平面图',
  noSvg: '不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传',
  notAPicture: '只支持 PNG 和 JPEG 图片',
  brokenPicture: '图片文件不完整或已损坏',
  badContent: '图片内容无法读取',
  tooLarge: (megabytes: number) => `图片不能超过 ${megabytes} MB`,
  tooManyPixels: (edge: number) => `图片过大，长边不能超过 ${edge} 像素，总像素不能超过 5000 万`,
  tooFewPixels: (edge: number) => `图片过小，短边不能少于 ${edge} 像素`,
  unknownSize: '现有平面图的尺寸未知，无法换算已标注设备的位置，请先清除该楼层的标注',
  badPosition: '标注位置格式不正确',
  outside: '标注位置超出平面图范围',
}
