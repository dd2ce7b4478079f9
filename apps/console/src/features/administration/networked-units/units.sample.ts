import type { ManagedUnit } from '@smart-fire/api-client/networked-units'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aUnit(changes: Partial<ManagedUnit> = {}): ManagedUnit {
  return {
    id: '3', version: '1', name: '万诚商业管理有限公司', kind: '0', category: '1', nature: '企业', class: '商业', license: '91339901MA20000001X', licensedOn: '2018-04-12', regionCode: '339901', address: '云澜市云东区万诚路18号',
    coordinates: { longitude: 120.6421, latitude: 30.2514 }, phone: '05990-2160018', contactName: '沈立群', contactPhone: '13800003301', legalName: '段一鸣', legalPhone: '13800003302', safetyDutyName: '林知远',
    safetyDutyPhone: '13800003303', safetyManagerName: '赵敏', safetyManagerPhone: '13800003304', contractStart: '2025-01-01', contractEnd: '2027-12-31', departmentId: '1', departmentName: '安全管理部', remark: null, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export const unitSample = {
  rows: [
    aUnit(),
    aUnit({ id: '4', name: '云澜长青消防维保有限公司', kind: '1', category: '2', contractEnd: '2026-12-31' }),
    aUnit({ id: '5', name: '云东区消防救援大队', kind: '2', category: '4', safetyDutyName: null, safetyDutyPhone: null, contractStart: null, contractEnd: null, coordinates: null }),
  ],
  round: {
    add: {
      name: '验收物业有限公司', kind: '0', category: '2', nature: '企业', class: '物业', license: '91339901MA29999999X', licensedOn: '2020-02-28', safetyDutyName: '林知远', safetyDutyPhone: '13800009901',
      safetyManagerName: '赵敏', safetyManagerPhone: '13800009902', contactName: '沈立群', contactPhone: '13800009903', legalName: '段一鸣', legalPhone: '13800009904', phone: '05990-2169999', regionCode: '浙江省 / 云澜市 / 云东区',
      address: '万诚路99号', coordinates: '120.6421,30.2514', contractStart: '2026-01-01', contractEnd: '2026-12-31', departmentId: '安全管理部', remark: '夜间值班电话另附',
    },
    edit: { safetyDutyPhone: '13800009909' },
    find: 'name',
  },
  input: { regionCode: '339901' },
} satisfies ScreenSample<ManagedUnit>
