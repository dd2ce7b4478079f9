import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  export: '导出',
  xlsx: 'Excel 工作簿（.xlsx）',
  csv: 'CSV 文本（.csv）',
  progress: '导出进度',
  fetched: (rows: number) => `已读取 ${rows} 条`,
  fetchedOf: (rows: number, total: number) => `已读取 ${rows} / ${total} 条`,
  writing: '正在生成文件…',
  started: '正在导出…',
  cancel: '取消导出',
  cancelled: '已取消导出',
  done: (rows: number) => `已导出 ${rows} 条`,
  doneWithout: (rows: number, dropped: number) => `已导出 ${rows} 条，另有 ${dropped} 条未能读取，未导出`,
  failed: '导出失败，没有生成文件',
  blocked: '此页面的安全策略不允许生成这么大的工作簿，请改用 CSV',
}

/** The messages of the export. */
export type ExportMessages = typeof zhCN

const en: ExportMessages = {
  export: 'Export',
  xlsx: 'Excel workbook (.xlsx)',
  csv: 'CSV text (.csv)',
  progress: 'Export progress',
  fetched: (rows) => `${rows} read`,
  fetchedOf: (rows, total) => `${rows} of ${total} read`,
  writing: 'Creating the file…',
  started: 'Exporting…',
  cancel: 'Cancel the export',
  cancelled: 'Export cancelled',
  done: (rows) => `${rows} exported`,
  doneWithout: (rows, dropped) => `${rows} exported; ${dropped} could not be read and are missing`,
  failed: 'Export failed; no file was created',
  blocked: 'The security policy of this page does not allow a workbook of this size: use CSV',
}

export const EXPORT_MESSAGES: Record<UiLocale, ExportMessages> = { 'zh-CN': zhCN, en }
