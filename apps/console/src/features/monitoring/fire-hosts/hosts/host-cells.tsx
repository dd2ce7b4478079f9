import type { FireHost } from '@smart-fire/api-client/fire-hosts'
import { StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../../screens'

const TONES = { silent: 'offline', heard: 'normal', never: 'notEnabled', unknown: 'info', stopped: 'notEnabled', refused: 'fault' } as const satisfies Readonly<Record<string, Tone>>

/** What the server knows about the link: it opens no connection to hosts, it only hears them. */
export function contactOf({ silent, lastContactAt, stopped, refusedAt }: FireHost): keyof typeof TONES {
  if (stopped) return refusedAt === null ? 'stopped' : 'refused'
  if (silent === null || (stopped === null && !silent)) return 'unknown'
  if (silent) return 'silent'
  return lastContactAt === null ? 'never' : 'heard'
}

export function contactCell(host: FireHost, words: ScreenWords) {
  const contact = contactOf(host)
  return <StatusBadge tone={TONES[contact]} size="sm">{choiceName(words, 'contact', contact)}</StatusBadge>
}

export const contactText = (host: FireHost, words: ScreenWords): string => choiceName(words, 'contact', contactOf(host))

type Named = 'mainPowerFault' | 'batteryFault' | 'busFault' | 'manual'
const STATES: readonly Named[] = ['mainPowerFault', 'batteryFault', 'busFault', 'manual']

/**
 * How a state of a host is shown; `unknown` while the host has not told it, and while the host is silent, or is or may be stopped: its last
 * word is no present state.
 */
export function hostStateOf({ states, silent, stopped }: FireHost, name: Named): 'fault' | 'normal' | 'manual' | 'automatic' | 'unknown' {
  const on = silent === true || stopped !== false ? null : (states[name]?.on ?? null)
  if (on === null) return 'unknown'
  return name === 'manual' ? (on ? 'manual' : 'automatic') : on ? 'fault' : 'normal'
}

export const hostStateNames: readonly Named[] = STATES
export const STATE_TONES = { fault: 'fault', normal: 'normal', manual: 'info', automatic: 'normal', unknown: 'notEnabled' } as const satisfies Readonly<Record<string, Tone>>

/** What is not as it should be; else that everything is well, or that nothing is known. */
function remarkable(host: FireHost, words: ScreenWords): { text: string; tone: Tone } {
  const states = STATES.map((name) => [name, hostStateOf(host, name)] as const)
  const found = states.filter(([, state]) => state === 'fault' || state === 'manual')
  if (found.length > 0) return { text: found.map(([name, state]) => `${choiceName(words, 'states', name)}${choiceName(words, 'hostState', state)}`).join(words.between), tone: found.some(([, state]) => state === 'fault') ? 'fault' : 'info' }
  const isKnown = states.every(([, state]) => state !== 'unknown')
  return isKnown ? { text: choiceName(words, 'hostState', 'normal'), tone: 'normal' } : { text: choiceName(words, 'hostState', 'unknown'), tone: 'notEnabled' }
}

export function statesCell(host: FireHost, words: ScreenWords) {
  const { text, tone } = remarkable(host, words)
  return <StatusBadge tone={tone} size="sm">{text}</StatusBadge>
}

export const statesText = (host: FireHost, words: ScreenWords): string => remarkable(host, words).text

/** A host by its name, else by address and port. */
export const hostName = ({ name, serverIp, port, id }: Pick<FireHost, 'name' | 'serverIp' | 'port' | 'id'>): string =>
  name ?? (serverIp === null ? id : [serverIp, port].filter(Boolean).join(':'))
