import { check, object, pipe } from 'valibot'

import { signInProviders } from '../../db/schema'
import { requiredCode } from '../../http/resource/code'
import { contains } from '../../http/resource/filter'
import { optionalWhole } from '../../http/resource/number'
import { resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { isIssuer } from './issuer'
import { dropIdentitiesOfProviders, inOrder } from './providers.queries'
import { zhCN } from './third-party.messages'

const t = signInProviders
const MOST_ORDER = 9999

/**
 * `/api/admin/signInProvider` (additive, ADR 34): the identity providers of the sign-in page. The client secret is written by a call of its own and
 * never returned. The issuer is fixed: the bound identities are its, and another issuer could name itself as any of them.
 */
export const signInProviderResource = resource({
  name: 'signInProvider',
  base: '/api/admin/signInProvider',
  table: t,
  shared: true,
  // the super admin does not have the settings of a tenant
  rights: { read: ['adminSys/tenantManager'], write: ['adminSys/tenantManager'] },
  filters: { name: contains(t.name) },
  order: inOrder,
  sortable: { name: t.name, updTime: t.updatedAt },
  row: ({ id, name, issuer, clientId, scopes, isOffered, orderNumber, sealedSecret }) => ({
    id, name, issuer, clientId, scopes, offered: wireFlag(isOffered), orderNum: orderNumber, hasSecret: wireFlag(sealedSecret !== null),
  }),
  write: object({
    name: requiredText(20),
    issuer: pipe(requiredText(200), check(isIssuer, zhCN.badIssuer)),
    clientId: requiredText(200),
    scopes: optionalText(200),
    offered: requiredCode(['0', '1']),
    orderNum: optionalWhole(0, MOST_ORDER),
  }),
  values: ({ offered, orderNum, ...rest }) => ({ ...rest, orderNumber: orderNum, isOffered: offered === undefined ? undefined : offered === '1' }),
  unique: [{ columns: [t.name], field: 'name', message: zhCN.exists }],
  fixed: [{ column: t.issuer, field: 'issuer', message: zhCN.fixedIssuer }],
  removeParts: ({ tx }, ids) => dropIdentitiesOfProviders(tx, ids),
})
