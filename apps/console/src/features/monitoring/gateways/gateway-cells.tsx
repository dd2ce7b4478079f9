import type { Gateway } from '@smart-fire/api-client/gateways'
import { StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

type Contact = 'working' | 'silent' | 'never' | 'unknown'

/** Whether reports of a gateway arrive. */
export function contactOf({ isWorking, lastReportAt }: Gateway): Contact {
  // a gateway that has reported may be silent where its status could not be read
  if (isWorking === null) return lastReportAt === null ? 'never' : 'unknown'
  return isWorking ? 'working' : 'silent'
}

/** Two valid keys: the gateway has not taken the new one yet, or the old one is still valid for a while. */
export function keyStateOf({ keys }: Gateway): 'none' | 'valid' | 'changing' {
  if (keys.length === 0) return 'none'
  return keys.length === 1 ? 'valid' : 'changing'
}

const CONTACT_TONES: Record<Contact, Tone> = { working: 'normal', silent: 'fault', never: 'notEnabled', unknown: 'info' }
const KEY_TONES = { none: 'notEnabled', valid: 'normal', changing: 'info' } as const

export const contactText = (gateway: Gateway, words: ScreenWords) => choiceName(words, 'contact', contactOf(gateway))
export const contactCell = (gateway: Gateway, words: ScreenWords) => <StatusBadge tone={CONTACT_TONES[contactOf(gateway)]} size="sm">{contactText(gateway, words)}</StatusBadge>
export const keyText = (gateway: Gateway, words: ScreenWords) => choiceName(words, 'keyState', keyStateOf(gateway))
export const keyCell = (gateway: Gateway, words: ScreenWords) => <StatusBadge tone={KEY_TONES[keyStateOf(gateway)]} size="sm">{keyText(gateway, words)}</StatusBadge>
