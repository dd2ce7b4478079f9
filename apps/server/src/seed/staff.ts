/** Who does what at a demo tenant; people with an account have its name (`DEMO_ACCOUNTS`). No tenant names a person of another one. */
export interface Staff {
  manager: string
  watch: string
  maintenance: string
  /** the heads of the two property departments */
  property: readonly [string, string]
}

const STAFF: Readonly<Record<string, Staff>> = {
  ylwc0001: { manager: '陈思远', watch: '周海燕', maintenance: '罗志勇', property: ['何雨桐', '魏静怡'] },
  ylwj0002: { manager: '林文博', watch: '许佳怡', maintenance: '宋春华', property: ['曹静', '邓永康'] },
  ylgq0003: { manager: '高立新', watch: '唐国栋', maintenance: '冯俊杰', property: ['谢雪梅', '韩志强'] },
}

export function staffOf(tenantId: string): Staff {
  const staff = STAFF[tenantId]
  if (staff === undefined) throw new Error(`no staff of the tenant ${tenantId}`)
  return staff
}
