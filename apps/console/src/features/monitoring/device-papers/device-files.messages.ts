import { MOST_DEVICE_FILES } from '@smart-fire/api-client/device-papers'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '资料',
  one: '资料',
  fields: { name: '名称', kind: '类别', content: '文件', bytes: '大小', contentType: '格式', updatedAt: '更新时间' },
  hints: { content: `PDF、PNG 或 JPEG，不超过 10 MB；每台设备最多 ${MOST_DEVICE_FILES} 个文件` },
  choices: {
    kind: { manual: '说明书', acceptance: '验收证书', calibration: '校准证书', drawing: '图纸', photo: '照片', other: '其他' },
    contentType: { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' },
  },
  acts: { open: '打开' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Files',
  one: 'file',
  fields: { name: 'Name', kind: 'Kind', content: 'File', bytes: 'Size', contentType: 'Format', updatedAt: 'Updated' },
  hints: { content: `PDF, PNG or JPEG of at most 10 MB; at most ${MOST_DEVICE_FILES} files for each device` },
  choices: {
    kind: { manual: 'Manual', acceptance: 'Acceptance certificate', calibration: 'Calibration certificate', drawing: 'Drawing', photo: 'Photo', other: 'Other' },
    contentType: { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' },
  },
  acts: { open: 'Open' },
}
