import type { CheckEmbeddingMessages } from './check-embedding.messages'

/** One thing that keeps the dialogs from working in this page, and what to do about it. */
export interface EmbeddingProblem {
  /**
   * `nonce`: styles are blocked · `policy`: the page forbids a request · `ol`: no map library · `unreachable`: no answer, or that of a server that
   * has failed · `cors`: the
   * platform does not share its answers with this page · `proxy`: a path is not passed on · `token`: the session is not accepted ·
   * `socket`: no live alarms
   */
  problem: 'nonce' | 'policy' | 'ol' | 'unreachable' | 'cors' | 'proxy' | 'token' | 'socket'
  /** in the language of the check */
  text: string
}

/** What a step of the check has to work with. */
export interface Surroundings {
  /** origin of the platform; empty: that of the page, which passes the paths on */
  baseUrl: string
  words: CheckEmbeddingMessages
}
