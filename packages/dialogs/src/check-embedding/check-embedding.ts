import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import type { UiLocale } from '@smart-fire/ui'
import { en, zhCN } from './check-embedding.messages'
import { checkApi, checkFiles, checkToken } from './check-paths'
import { areStylesBlocked, watchPolicy } from './check-policy'
import { opensSocket } from './check-socket'
import type { EmbeddingProblem } from './embedding-problem'

export interface EmbeddingCheck extends Pick<ApiClientOptions, 'baseUrl' | 'getToken' | 'openWebSocket'> {
  /** as for the provider: checks the alarm link of this user */
  userId?: string | undefined
  /** as for the provider */
  nonce?: string | undefined
  /** language of the texts; default `zh-CN` */
  locale?: UiLocale | undefined
  /** loads the map library to see whether it is there; false for pages that show no map. Default true */
  maps?: boolean | undefined
}

/**
 * Tells what keeps the dialogs from working in this page, in plain words: a missing nonce, CORS rule, proxy path or map library. Nothing
 * is wrong when the list is empty. Call it once while you build your portal, e.g. `console.table(await checkEmbedding({ getToken }))`.
 */
export async function checkEmbedding({ baseUrl = '', getToken, openWebSocket, userId, nonce, locale, maps = true }: EmbeddingCheck): Promise<EmbeddingProblem[]> {
  const words = locale === 'en' ? en : zhCN
  const client = createApiClient({ baseUrl, getToken, ...(openWebSocket && { openWebSocket }) })
  const policy = watchPolicy(words)
  const problems: EmbeddingProblem[] = []
  try {
    if (areStylesBlocked(nonce)) problems.push({ problem: 'nonce', text: words.nonce })
    if (maps && (await isMapLibraryMissing())) problems.push({ problem: 'ol', text: words.ol })
    const api = (await checkToken(getToken, { baseUrl, words })) ?? (await checkApi(client, { baseUrl, words }))
    if (api) problems.push(api)
    else if (userId !== undefined && !(await opensSocket(client, userId))) problems.push({ problem: 'socket', text: words.socket(location.origin) })
    problems.push(...(await checkFiles({ baseUrl, words })))
  } finally {
    policy.stop()
  }
  return forbidden(policy.problems(), problems)
}

const isMapLibraryMissing = async () => (await import('@smart-fire/ui/map')).isMapLibraryMissing()

/** What the page forbids cannot be reached: then the policy is the cause. */
function forbidden(policy: EmbeddingProblem[], problems: EmbeddingProblem[]): EmbeddingProblem[] {
  return policy.length === 0 ? problems : [...policy, ...problems.filter(({ problem }) => problem === 'nonce' || problem === 'ol' || problem === 'token')]
}
