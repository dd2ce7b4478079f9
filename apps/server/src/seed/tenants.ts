/** A sign-in of the demo city, printed by `npm start`. */
export interface DemoAccount {
  id: string
  tenantId: string | null
  username: string
  name: string
  isSuperAdmin: boolean
  isTenantAdmin: boolean
}

/** The password of every demo account; the demo city is no place for secrets. */
export const DEMO_PASSWORD = 'smartfire119'

export const TENANT_ROWS = [
  {
    id: 'ylwc0001',
    name: '云澜万诚智慧消防',
    site: '云澜万诚智慧消防云平台',
    tenantNo: 'YL-001',
    description: '商业综合体、写字楼与住宅',
  },
  {
    id: 'ylwj0002',
    name: '云澜市卫生教育消防',
    site: '云澜市卫生教育智慧消防云平台',
    tenantNo: 'YL-002',
    description: '医院与学校',
  },
  {
    id: 'ylgq0003',
    name: '临港产业园消防',
    site: '临港产业园智慧消防云平台',
    tenantNo: 'YL-003',
    description: '厂房、仓库与园区配套',
  },
] as const

/** One administrator and one person on watch each, and one account above all tenants. The first is the main one. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('u0000001', 'ylwc0001', 'operator', '陈思远', 'tenantAdmin'),
  account('u0000002', 'ylwc0001', 'zhiban01', '周海燕', 'watch'),
  account('u0000003', 'ylwj0002', 'weijiao', '林文博', 'tenantAdmin'),
  account('u0000004', 'ylwj0002', 'zhiban02', '许佳怡', 'watch'),
  account('u0000005', 'ylgq0003', 'lingang', '高立新', 'tenantAdmin'),
  account('u0000006', 'ylgq0003', 'zhiban03', '唐国栋', 'watch'),
  account('u0000007', null, 'platform', '平台管理员', 'superAdmin'),
]

function account(
  id: string,
  tenantId: string | null,
  username: string,
  name: string,
  role: 'tenantAdmin' | 'watch' | 'superAdmin',
): DemoAccount {
  return { id, tenantId, username, name, isSuperAdmin: role === 'superAdmin', isTenantAdmin: role === 'tenantAdmin' }
}

export const WATCH_ROLE = '值班员'

/** What a person on watch sees: all monitoring, no configuration. */
export const WATCH_SECTIONS: ReadonlySet<string> = new Set([
  'gailan',
  'dianqihuozai',
  'huozaibaojing',
  'gasFirecontrol',
  'combustible',
  'firedoor',
  'evacuation',
  'hydrant',
  'videoSurveillance',
  'fireMainframe',
  'inspectionManagement',
])
