import type { EmbeddingProblem, Surroundings } from './embedding-problem'

/** Whether the page blocks a style element with this nonce. A blocked element has no style sheet. */
export function areStylesBlocked(nonce: string | undefined): boolean {
  const style = document.createElement('style')
  if (nonce !== undefined) style.nonce = nonce
  style.textContent = '.fsc-check{}'
  document.head.append(style)
  const isBlocked = style.sheet === null
  style.remove()
  return isBlocked
}

/** Collects the requests that the page forbids while the check runs. Blocked styles have a problem of their own. */
export function watchPolicy(words: Surroundings['words']): { problems: () => EmbeddingProblem[]; stop: () => void } {
  const seen = new Map<string, EmbeddingProblem>()
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (!effectiveDirective.startsWith('style-')) seen.set(effectiveDirective, { problem: 'policy', text: words.policy(effectiveDirective, blockedURI) })
  }
  document.addEventListener('securitypolicyviolation', listen)
  return { problems: () => [...seen.values()], stop: () => document.removeEventListener('securitypolicyviolation', listen) }
}
