import type { Gateway } from '@smart-fire/api-client/gateways'
import { StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

type Contact = 'working' | 'silent' | 'never'

/** Whether reports of a gateway arrive. */
export function contactOf({ isWorking }: Gateway): Contact {
  if (isWorking === null) return 'never'
  return isWorking ? 'working' : 'silent'
}

/** Two valid keys: the gateway has not taken the new one yet, or the old one is still valid for a while. */
export function keyStateOf({ keys }: Gateway): 'none' | 'valid' | 'changing' {
  if (keys.length === 0) return 'none'
  return keys.length === 1 ? 'valid' : 'changing'
}

const CONTACT_TONES: Record<Contact, Tone> = { working: 'normal', silent: 'fault', never: 'notEnabled' }
const KEY_TONES = { none: 'notEnabled', valid: 'normal', changing: 'info' } as const

export const contactText = (gateway: Gateway, words: ScreenWords) => choiceName(words, 'contact', contactOf(gateway))
export const contactCell = (gateway: Gateway, words: ScreenWords) => <StatusBadge tone={CONTACT_TONES[contactOf(gateway)]} size="sm">{contactText(gateway, words)}</StatusBadge>
export const keyText = (gateway: Gateway, words: ScreenWords) => choiceName(words, 'keyState', keyStateOf(gateway))
export const keyCell = (gateway: Gateway, words: ScreenWords) => <StatusBadge tone={KEY_TONES[keyStateOf(gateway)]} size="sm">{keyText(gateway, words)}</StatusBadge>
