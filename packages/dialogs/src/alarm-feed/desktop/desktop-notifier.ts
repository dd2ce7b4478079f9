import type { DesktopNote } from '../alarm-feed.types'
import { holdLock } from '../tabs/hold-lock'

export interface DesktopListener {
  onAvailable(): void
  onGranted(): void
  onRefused(): void
}

export interface DesktopNotifier {
  /** requests the permission of the operator; browsers allow that only in a click */
  request(): void
  show(notes: readonly DesktopNote[]): void
  dispose(): void
}

const NONE: DesktopNotifier = { request: () => undefined, show: () => undefined, dispose: () => undefined }

/** Desktop notifications, shown by one tab of the operator. Does nothing where the browser has none (a page on plain http). */
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
    else listener.onAvailable()
  }
  const compete = () => {
    if (!locks) {
      // if two tabs show the same note, it is one notification, because the tag is the same
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
    // some mobile browsers have the constructor and throw; notices on the page and sound work without it
  }
}

function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
}
