import { VERDICT, type Verdict } from '@smart-fire/api-client'

/** What a key does inside the list. */
export type TriageIntent =
  | { type: 'next' | 'previous' | 'open' | 'confirm' | 'undo' | 'channel' | 'help' }
  | { type: 'judge'; verdict: Verdict }

/** The keys of the help, in their order. */
export const TRIAGE_KEYS = [
  { keys: ['J', '↓'], act: 'next' },
  { keys: ['K', '↑'], act: 'previous' },
  { keys: ['1'], act: 'realFire' },
  { keys: ['2'], act: 'fireTest' },
  { keys: ['0'], act: 'falseAlarm' },
  { keys: ['Enter'], act: 'confirm' },
  { keys: ['U'], act: 'undo' },
  { keys: ['P'], act: 'open' },
  { keys: ['N'], act: 'channel' },
  { keys: ['?'], act: 'help' },
] as const

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>

/** What a pressed key does; null for keys without a meaning here. Ctrl, Alt and Meta belong to the browser. */
export function intentOf(event: PressedKey): TriageIntent | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  const intent = intentOfKey(event.key)
  // a key that is held moves on; anything else it does once, so that no row is judged unseen
  return event.repeat && intent?.type !== 'next' && intent?.type !== 'previous' ? null : intent
}

function intentOfKey(key: string): TriageIntent | null {
  switch (key.toLowerCase()) {
    // the arrow keys are the table's: they move the focus already
    case 'j':
      return { type: 'next' }
    case 'k':
      return { type: 'previous' }
    case 'p':
      return { type: 'open' }
    case 'enter':
      return { type: 'confirm' }
    case 'u':
      return { type: 'undo' }
    case 'n':
      return { type: 'channel' }
    case '?':
    case '？': // as a Chinese keyboard writes it
      return { type: 'help' }
    default:
      return verdictKey(key)
  }
}

function verdictKey(key: string): TriageIntent | null {
  const verdict = Object.values(VERDICT).find((code) => code === key)
  return verdict === undefined ? null : { type: 'judge', verdict }
}

/** Fields that are typed into, and Enter on buttons and links, keep their own keys. */
export function keepsItsKeys(target: EventTarget, intent: TriageIntent): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('input, select, textarea, [contenteditable="true"]') !== null) return true
  return intent.type === 'confirm' && target.closest('button, a') !== null
}
