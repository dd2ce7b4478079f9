import { object } from 'valibot'

import { positionMembers, positions } from '../../db/schema'
import { contains, flag } from '../../http/resource/filter'
import { requiredCode } from '../../http/resource/code'
import { optionalWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { departmentReference } from '../departments/department.resource'
import { optionalDepartment } from '../departments/department-id'
import { withinDepartment } from '../departments/departments.queries'
import { zhCN } from './position.messages'
import { isPresentHolder, shownBeside } from './positions.queries'

const t = positions

/**
 * `/api/admin/position`: the positions of a tenant (contract admin §3.7). Order and state are additive (ADR 3), and so are the calls of a declared
 * resource: the platform has `POST /`, `PUT /{id}` and `DELETE /{id}`. People and roles are in `positions.routes`.
 */
export const positionResource = resource({
  name: 'position',
  base: '/api/admin/position',
  table: t,
  rights: { read: ['adminSys/departManager'], write: ['adminSys/departManager'] },
  filters: { name: contains(t.name), code: contains(t.code), departId: withinDepartment(t.departmentId), isDisabled: flag(t.isDisabled) },
  order: newestFirst(t),
  sortable: { name: t.name, code: t.code, orderNum: t.orderNumber, updTime: t.updatedAt },
  row: ({ id, code, name, departmentId, orderNumber, isDisabled, tenantId }) => ({
    id, code, name, departId: departmentId, orderNum: orderNumber, isDisabled: wireFlag(isDisabled), tenantId,
  }),
  write: object({ code: requiredText(50), name: requiredText(50), departId: optionalDepartment, orderNum: optionalWhole(0, 9999), isDisabled: requiredCode(['0', '1']) }),
  values: ({ departId, orderNum, isDisabled, ...rest }) => ({ ...rest, departmentId: departId, orderNumber: orderNum, isDisabled: isDisabled === '1' }),
  unique: [{ columns: [t.code], field: 'code', message: zhCN.codeTaken }],
  refersTo: [departmentReference(t.departmentId)],
  adds: shownBeside,
  usedBy: [{ column: positionMembers.positionId, what: zhCN.users, where: isPresentHolder }],
})
