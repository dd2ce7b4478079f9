'use client'
export { ExportButton, type ExportButtonProps } from './export-button'
export type { ExportCell, ExportColumn, ExportFormat, ExportPage, ExportSource } from './export.types'
export { pagesOf, type PagedResponse } from './pages-of'
