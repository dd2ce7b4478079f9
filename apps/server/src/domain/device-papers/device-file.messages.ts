/** Messages of the calls for the files of devices; the wire has Chinese texts only. */
export const zhCN = {
  noDevice: '设备不存在',
  deviceStays: '文件不能换到其他设备',
  tooMany: (most: number) => `每台设备最多 ${most} 个文件，请先删除不再需要的文件`,
  badContent: '文件内容无法读取',
  tooLarge: (megabytes: number) => `文件不能超过 ${megabytes} MB`,
  brokenPdf: 'PDF 文件不完整或已损坏',
  markup: '不支持网页和 SVG 文件，请另存为 PDF、PNG 或 JPEG 后上传',
  otherKind: '只支持 PDF、PNG 和 JPEG 文件',
}
