/** A sign-in of the demo city, printed by `npm start`. */
export interface DemoAccount {
  tenantId: string | null
  username: string
  name: string
  mobilePhone: string
  isSuperAdmin: boolean
  isTenantAdmin: boolean
  /** null for administrators */
  role: DemoRole | null
}

/** The password of every demo account: published on purpose, the demo city holds nothing secret. */
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

/** The username of the administrator of a demo tenant, who has entered what is there. */
export const administratorOf = (tenantId: string): string | null => DEMO_ACCOUNTS.find((account) => account.isTenantAdmin && account.tenantId === tenantId)?.username ?? null

/** The role of a demo account that is no administrator. */
export type DemoRole = 'watch' | 'maintenance' | 'viewer'

/**
 * For each tenant an administrator and a person on watch, for the first also maintenance and a read-only viewer, and one
 * account above all tenants. The first is the main one. The mobile numbers are not in use: their middle group is 0000.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('ylwc0001', 'operator', '陈思远', '13800001101', 'tenantAdmin'),
  account('ylwc0001', 'zhiban01', '周海燕', '13800001102', 'watch'),
  account('ylwc0001', 'weibao01', '罗志勇', '13800001103', 'maintenance'),
  account('ylwc0001', 'chakan01', '何雨桐', '13800001104', 'viewer'),
  account('ylwj0002', 'weijiao', '林文博', '13800002101', 'tenantAdmin'),
  account('ylwj0002', 'zhiban02', '许佳怡', '13800002102', 'watch'),
  account('ylgq0003', 'lingang', '高立新', '13800003101', 'tenantAdmin'),
  account('ylgq0003', 'zhiban03', '唐国栋', '13800003102', 'watch'),
  account(null, 'platform', '平台管理员', '13800000001', 'superAdmin'),
]

function account(
  tenantId: string | null,
  username: string,
  name: string,
  mobilePhone: string,
  role: DemoRole | 'tenantAdmin' | 'superAdmin',
): DemoAccount {
  return {
    tenantId,
    username,
    name,
    mobilePhone,
    isSuperAdmin: role === 'superAdmin',
    isTenantAdmin: role === 'tenantAdmin',
    role: role === 'superAdmin' || role === 'tenantAdmin' ? null : role,
  }
}

export interface DemoRoleGrant {
  name: string
  description: string
  /** sections with all their screens, and single screens as `section/screen` */
  menus: readonly string[]
  /** acts on the granted screens: `exceptionRecord:btn_handle` */
  elements: readonly string[]
}

const MONITORING = [
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
]

/** Monitoring without configuration on watch, inspection alone for maintenance; the viewer reads and changes nothing. */
export const DEMO_ROLES: Record<DemoRole, DemoRoleGrant> = {
  watch: {
    name: '值班员',
    description: '24 小时监控值守，可处理报警',
    menus: [...MONITORING, 'inspectionManagement'],
    elements: ['exceptionRecord:btn_handle', 'exceptionRecord:btn_export', 'videoWatch:btn_control', 'videoAbnormal:btn_handle', 'videoAbnormal:btn_export', 'earlyWarning:btn_handle', 'earlyWarning:btn_export'],
  },
  maintenance: { name: '维保员', description: '巡检与维护保养', menus: ['inspectionManagement'], elements: ['inspectionRecord:btn_inspect', 'inspectionRecord:btn_rectify', 'inspectionRecord:btn_recheck', 'inspectionRecord:btn_sign_inspector', 'inspectionRecord:btn_export'] },
  viewer: {
    name: '查看员',
    description: '只读，不能处理报警',
    menus: [...MONITORING, 'inspectionManagement', 'adminSys/userManager', 'adminSys/gateLogManager'],
    elements: [],
  },
}
