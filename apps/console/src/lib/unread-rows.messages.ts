/** `unread`: rows of a response that could not be read and are missing in what is drawn of it (domain 25). */
export const zhCN = { unread: (count: number) => `有 ${count} 行数据无法读取，未画在图上` }

export const en: typeof zhCN = {
  unread: (count) => (count === 1 ? '1 row could not be read and is not drawn' : `${count} rows could not be read and are not drawn`),
}
