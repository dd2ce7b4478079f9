import type { Tenant } from '@smart-fire/api-client/tenants'
import type { ScreenSample } from '../../../testing/screen-sample'
import { providerSample } from '../sign-in-providers/sign-in-providers.sample'

export function aTenant(changes: Partial<Tenant> = {}): Tenant {
  return {
    id: 'wanxiang', version: '3', name: '万象城', tenantNo: 'T001', site: '万象', domain: null, logo: null, description: null, administratorId: 'u1', administrator: '陈思远', phone: '13800001001',
    channelIds: ['1', '2', '5', '11'], validUntil: '2028-06-30', maxUsers: 50, maxDevices: 8000, users: 12, devices: 6240, state: 'normal', updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [
    aTenant(),
    aTenant({ id: 'binjiang', name: '滨江产业园', tenantNo: 'T002', administrator: '周岚', phone: '13800001002', channelIds: ['1'], users: 20, maxUsers: 20, devices: 830, maxDevices: null }),
    aTenant({ id: 'laocheng', name: '老城文化街区管理委员会', tenantNo: 'T003', administrator: '何一鸣', validUntil: '2026-10-31', state: 'expired', devices: 412, maxDevices: 500 }),
    aTenant({ id: 'test', name: '验收测试站点', tenantNo: null, administrator: null, phone: null, validUntil: null, maxUsers: null, maxDevices: null, users: 1, devices: 0, state: 'stopped' }),
  ],
  // its administrator has to be made first: `tenants.spec.ts` does
  input: {
    name: '高新区消防站', tenantNo: 'T009', site: '高新', domain: 'gaoxin.example', description: '二期', administratorId: 'u9', channelIds: ['1', '5'], validUntil: '2029-12-31',
    maxUsers: 30, maxDevices: 2000,
  },
  parts: { signIn: providerSample },
} satisfies ScreenSample<Tenant>
