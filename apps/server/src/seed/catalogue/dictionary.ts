/** A list of a site's own, as an example of one. */
export const OWN_LIST = { code: 'maintenance_kind', name: '维保类别', description: '维保记录使用' }

const kind = (value: string, label: string, englishLabel: string, orderNumber: number) => ({ value, label, englishLabel, orderNumber, style: value === 'repair' ? 'fault' : null, isDefault: orderNumber === 1 })

export const MAINTENANCE_KINDS = [kind('monthly', '月度保养', 'Monthly', 1), kind('quarterly', '季度保养', 'Quarterly', 2), kind('yearly', '年度检测', 'Yearly', 3), kind('repair', '故障维修', 'Repair', 4)]
