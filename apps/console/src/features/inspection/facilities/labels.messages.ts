export const zhCN = {
  title: '打印标签',
  which: '打印哪些',
  one: '此设施',
  floor: '本层全部设施',
  building: '本建筑全部设施',
  unit: '本单位全部室外设施',
  sheet: '纸张',
  sheets: { a4x24: 'A4，24 个（70 × 37 毫米）', a4x10: 'A4，10 个（105 × 57 毫米）', roll: '标签机，60 × 40 毫米' },
  count: (labels: number, pages: number) => `${labels} 个标签，${pages} 页`,
  cut: (most: number) => `设施太多，只打印前 ${most} 个`,
  print: '打印或另存为 PDF',
  hint: '在打印窗口中选择“另存为 PDF”可得到文件。请按 100% 缩放、无页边距打印。',
}

export const en: typeof zhCN = {
  title: 'Print labels',
  which: 'Which',
  one: 'This facility',
  floor: 'All of this floor',
  building: 'All of this building',
  unit: 'All outdoor ones of this unit',
  sheet: 'Paper',
  sheets: { a4x24: 'A4, 24 labels (70 × 37 mm)', a4x10: 'A4, 10 labels (105 × 57 mm)', roll: 'Label printer, 60 × 40 mm' },
  count: (labels, pages) => `${labels} labels, ${pages} pages`,
  cut: (most) => `Too many facilities: only the first ${most} are printed`,
  print: 'Print or save as PDF',
  hint: 'Choose “Save as PDF” in the print window for a file. Print at 100 %, without margins.',
}
