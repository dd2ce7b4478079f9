import { isApiError, type ApiClient, type ApiClientOptions, type ApiError } from '@smart-fire/api-client'
import type { EmbeddingProblem, Surroundings } from './embedding-problem'

/** Whether the calls of the dialogs reach the platform, by the one that every page makes first; null when they do. */
export async function checkApi(client: ApiClient, { baseUrl, words }: Surroundings): Promise<EmbeddingProblem | null> {
  const address = baseUrl || location.origin
  try {
    await client.session.user()
    return null
  } catch (error) {
    const { kind, httpStatus }: Pick<ApiError, 'kind' | 'httpStatus'> = isApiError(error) ? error : { kind: 'network', httpStatus: null }
    switch (kind) {
      case 'network':
        if (!(await answersAnybody(baseUrl))) return { problem: 'unreachable', text: words.unreachable(address) }
        // a call to the own origin needs no rule: the portal has sent it elsewhere, e.g. to its sign-in page
        return isOwnOrigin(baseUrl) ? { problem: 'proxy', text: words.proxy('/api') } : { problem: 'cors', text: words.cors(location.origin) }
      case 'malformed':
      case 'notFound':
        return { problem: 'proxy', text: words.proxy('/api') }
      case 'credentials':
      case 'sessionExpired':
        return { problem: 'token', text: words.token }
      default:
        return { problem: 'unreachable', text: words.failing(address, httpStatus) }
    }
  }
}

/** Whether the host can give a token at all: the client counts one that throws as no answer, which would look like a missing rule. */
export async function checkToken(getToken: ApiClientOptions['getToken'], { words }: Surroundings): Promise<EmbeddingProblem | null> {
  try {
    await getToken()
    return null
  } catch (error) {
    return { problem: 'token', text: words.tokenFailed(error instanceof Error ? error.message : String(error)) }
  }
}

const isOwnOrigin = (baseUrl: string) => baseUrl === '' || new URL(baseUrl, location.href).origin === location.origin

/** Without CORS a page may still ask, for the one path that the platform shares with all origins: it gets an answer that it cannot read. */
const answersAnybody = (baseUrl: string) => fetch(`${baseUrl}/api/health`, { mode: 'no-cors' }).then(() => true, () => false)

const [FILE, NO_FILE] = ['/files/check-embedding', '/check-embedding/no-such-path']

/** A portal that answers `/files` as any path that it does not know has not passed it on. Another origin is the platform itself. */
export async function checkFiles({ baseUrl, words }: Surroundings): Promise<EmbeddingProblem[]> {
  if (baseUrl !== '' && baseUrl !== location.origin) return []
  const [file, unknown] = await Promise.all([answerAt(FILE), answerAt(NO_FILE)])
  return file === unknown ? [{ problem: 'proxy', text: words.proxy('/files') }] : []
}

/** Status and text; the path is taken out of it, because many servers repeat it. */
async function answerAt(path: string): Promise<string> {
  try {
    const response = await fetch(path)
    return `${response.status} ${(await response.text()).replaceAll(path, '')}`
  } catch {
    return 'none'
  }
}
