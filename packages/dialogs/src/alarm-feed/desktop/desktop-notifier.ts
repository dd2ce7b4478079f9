import type { DesktopNote } from '../alarm-feed.types'
import { holdLock } from '../tabs/hold-lock'

export interface DesktopListener {
  onAskable(): void
  onGranted(): void
  onRefused(): void
}

export interface DesktopNotifier {
  /** asks the operator; only from a click */
  request(): void
  show(notes: readonly DesktopNote[]): void
  dispose(): void
}

const NONE: DesktopNotifier = { request: () => undefined, show: () => undefined, dispose: () => undefined }

/** Desktop notifications, told by one tab of the operator. Nothing where the browser has none (a page on plain http). */
export function createDesktopNotifier(group: string, listener: DesktopListener, locks = browserLocks()): DesktopNotifier {
  if (typeof Notification === 'undefined') return NONE
  const gone = new AbortController()
  let leads = false

  const report = (permission: NotificationPermission) => {
    if (gone.signal.aborted) return
    if (permission === 'granted') {
      compete()
      listener.onGranted()
    } else if (permission === 'denied') listener.onRefused()
    else listener.onAskable()
  }
  const compete = () => {
    if (!locks) {
      // told twice by two tabs is one notification: the tag is the same
      leads = true
      return
    }
    holdLock(locks, `${group}.desktop`, gone.signal, () => (leads = true)).catch(() => undefined)
  }
  report(Notification.permission)

  return {
    request: () => void Notification.requestPermission().then(report, () => listener.onRefused()),
    show(notes) {
      if (leads) notes.forEach(showNote)
    },
    dispose: () => gone.abort(),
  }
}

function showNote({ tag, title, body, open }: DesktopNote): void {
  try {
    const shown = new Notification(title, { tag, body })
    shown.onclick = () => {
      window.focus()
      shown.close()
      open()
    }
  } catch {
    // some mobile browsers have the constructor and refuse it; notice and sound are there anyway
  }
}

function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
}
