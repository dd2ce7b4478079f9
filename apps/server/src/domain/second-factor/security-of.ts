import type { Db } from '../../db/database'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { identitiesOf } from '../third-party/identities.queries'
import { findFactor, recoveryCodesLeft } from './second-factor.queries'

/** How an account signs in, beside its password, as the wire tells it: no secret and no code. */
export async function securityOf(db: Db, userId: string): Promise<object> {
  const factor = await findFactor(db, userId)
  const since = factor?.confirmedAt ?? null
  const identities = await identitiesOf(db, userId)
  return {
    secondFactor: wireFlag(since !== null),
    secondFactorTime: wireTime(since),
    recoveryCodes: await recoveryCodesLeft(db, userId),
    identities: identities.map(({ id, provider, label, boundAt, lastUsedAt }) => ({ id, provider, person: label, bindTime: wireTime(boundAt), lastUsedTime: wireTime(lastUsedAt) })),
  }
}
