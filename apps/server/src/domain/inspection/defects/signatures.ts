import { DEFECT_STATE, SIGNER, type Signer } from '@smart-fire/api-client/wire'
import { object } from 'valibot'

import { BusinessError } from '../../../http/errors'
import { zhCN } from '../inspection.messages'
import { seen, step } from './defect-steps'

/** In this order, each once: a signature confirms the ones before it. */
const SIGNERS = Object.values(SIGNER)

/** A signature. The last one, of the responsible person, ends the defect; after that nothing changes (ADR 64). */
export const signatureOf = (role: Signer) => step({
  act: 'sign', input: object(seen), from: [DEFECT_STATE.rechecked],
  run: async ({ session, now }, { signatures }) => {
    if (SIGNERS[signatures.length] !== role) throw new BusinessError(zhCN.wrongSigner)
    const given = { signatures: [...signatures, { role, by: session.name, at: now.toISOString() }] }
    return given.signatures.length < SIGNERS.length ? given : { ...given, status: DEFECT_STATE.signed, signedBy: session.name, signedAt: now }
  },
})
