import type { Firm } from '@smart-fire/api-client/firms'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aFirm(changes: Partial<Firm> = {}): Firm {
  return {
    id: '1', version: '1', name: '安澜电子', contact: '沈立群', phone: '0571-2160018', productKinds: '独立式探测报警器、可燃气体探测器',
    certificates: 'CCCF 0571-2024-018，有效至 2029-05-31', series: 4,
    updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [aFirm(), aFirm({ id: '2', name: '宏盾消防', contact: null, phone: null }), aFirm({ id: '3', name: '北辰物联', contact: '蒋雯' })],
  round: { add: { name: '云岭传感', contact: '许青', phone: '0571-88001122', productKinds: '无线感烟探测器', certificates: 'CCCF 0571-2025-003，有效至 2030-02-28' }, edit: { contact: '许青山' }, find: 'name' },
} satisfies ScreenSample<Firm>
