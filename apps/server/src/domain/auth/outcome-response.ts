import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { zhCN as factorWords } from '../second-factor/second-factor.messages'
import { zhCN as thirdPartyWords } from '../third-party/third-party.messages'
import { zhCN } from './auth.messages'
import { namedRefusal, oauthError } from './oauth-error'
import type { SecondStepResult } from './second-step'
import type { SignInResult } from './sign-in'
import { tokenResponse } from './token-response'

/**
 * What the token endpoint responds to a sign-in: the token; where the second factor is wanted, its ticket with a message and no token, which
 * older clients show as a refusal; or the refusal. A wrong picture code and a lock are said as such; a wrong name and a wrong password
 * read the same (domain 27).
 */
export function outcomeResponse({ clock }: ServerDeps, c: Context<AppEnv>, result: SignInResult | SecondStepResult): Response {
  if ('issued' in result) return c.json(tokenResponse(result.account, result.issued, clock.now()))
  if ('ticket' in result) return c.json({ step: 'secondFactor', ticket: result.ticket, message: factorWords.codeWanted })
  switch (result.refused) {
    case 'code':
      return namedRefusal(c, zhCN.wrongCode, { field: 'code' })
    case 'secondFactor':
      return namedRefusal(c, factorWords.wrongCode, { field: 'code' })
    case 'throttled': {
      const retryAfter = Math.ceil(('retryAfterMs' in result ? result.retryAfterMs : 0) / 1000)
      return namedRefusal(c, zhCN.locked(zhCN.wait(retryAfter)), { retryAfter })
    }
    case 'step':
      return namedRefusal(c, factorWords.stepOver, { field: 'ticket' })
    case 'bind':
      return namedRefusal(c, thirdPartyWords.bindOver, { field: 'bind' })
    case 'boundOtherwise':
      return namedRefusal(c, thirdPartyWords.boundOtherwise, { field: 'account' })
    case 'password':
      return oauthError(c, 'invalid_grant', zhCN.badCredentials)
    default:
      return result satisfies never
  }
}
