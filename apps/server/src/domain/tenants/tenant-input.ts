import { check, object, optional, pipe, string, transform, trim, type InferOutput } from 'valibot'

import { optionalWhole } from '../../http/resource/number'
import { optionalText, requiredText } from '../../http/resource/text'
import { isDay } from '../../http/wire-time'
import { zhCN } from './tenants.messages'

const MOST = 1_000_000

/** `yyyy-MM-dd`; blank clears it, an absent one stays as it is. */
const optionalDay = optional(pipe(
  string(), trim(), check((text) => text === '' || isDay(text), zhCN.badDay), transform((text) => text || null),
))

/** Fields of a tenant as add and update send them, all as text (contract admin §3.8; quotas and validity are additive, ADR 3). */
export const tenantSchema = object({
  name: requiredText(50),
  attr1: optionalText(100),
  attr2: optionalText(500),
  site: optionalText(50),
  tenantNo: optionalText(50),
  description: optionalText(200),
  validUntil: optionalDay,
  maxUsers: optionalWhole(1, MOST),
  maxDevices: optionalWhole(1, MOST),
})

/** The columns that an input writes; undefined leaves one as it is. */
export const tenantValues = ({ attr1, attr2, ...values }: InferOutput<typeof tenantSchema>) => ({ ...values, domain: attr1, logoUrl: attr2 })
export type TenantValues = ReturnType<typeof tenantValues>
