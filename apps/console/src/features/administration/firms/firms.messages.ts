import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '厂商管理',
  one: '厂商',
  fields: { name: '厂商名称', contact: '联系人', phone: '联系电话', productKinds: '主营产品', series: '设备类型', certificates: '证书', updatedAt: '更新时间' },
  hints: { productKinds: '多项之间用顿号隔开', certificates: '证书编号和有效期，一行一个' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Manufacturers',
  one: 'manufacturer',
  fields: { name: 'Name', contact: 'Contact', phone: 'Phone', productKinds: 'Products', series: 'Device series', certificates: 'Certificates', updatedAt: 'Updated' },
  hints: { productKinds: 'Separate several with commas', certificates: 'Number and end of validity, one per line' },
}
