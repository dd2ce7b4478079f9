import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '厂商管理',
  one: '厂商',
  fields: { name: '厂商名称', contact: '联系人', phone: '联系电话', productKinds: '主营产品', updatedAt: '更新时间' },
  hints: { productKinds: '多项之间用顿号隔开' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Manufacturers',
  one: 'manufacturer',
  fields: { name: 'Name', contact: 'Contact', phone: 'Phone', productKinds: 'Products', updatedAt: 'Updated' },
  hints: { productKinds: 'Separate several with commas' },
}
