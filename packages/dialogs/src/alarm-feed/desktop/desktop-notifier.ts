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
  /** lets every other tab show them before this one: it hears of no alarm */
  giveWay(): void
  dispose(): void
}

const NONE: DesktopNotifier = { request: () => undefined, show: () => undefined, giveWay: () => undefined, dispose: () => undefined }

/** Desktop notifications, shown by one tab of the operator. Does nothing where the browser has none (a page on plain http). */
export function createDesktopNotifier(group: string, listener: DesktopListener, locks = browserLocks()): DesktopNotifier {
  if (typeof Notification === 'undefined') return NONE
  const gone = new AbortController()
  let attempt: AbortController | null = null
  let leads = false

  const report = (permission: NotificationPermission) => {
    if (gone.signal.aborted) return
    if (permission === 'granted') {
      // after a double click it is granted twice: the lock is requested once, or this tab would wait for itself
      if (attempt === null) compete()
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
    attempt = new AbortController()
    const { signal } = attempt
    holdLock(locks, `${group}.desktop`, signal, () => (leads = true)).catch(() => {
      // refused for another reason than our own abort: silence would be worse than a second notification
      if (!signal.aborted) leads = true
    })
  }
  report(Notification.permission)

  return {
    request: () => void Notification.requestPermission().then(report, () => listener.onRefused()),
    show(notes) {
      if (leads) notes.forEach(showNote)
    },
    giveWay() {
      if (attempt === null) return
      attempt.abort()
      leads = false
      compete()
    },
    dispose() {
      gone.abort()
      attempt?.abort()
      leads = false
    },
  }
}

/** TypeScript does not know `renotify`, which a browser without it leaves out. */
type Options = NotificationOptions & { renotify?: true }

function showNote({ tag, isNews, title, body, open }: DesktopNote): void {
  try {
    const options: Options = { tag, body, ...(isNews ? { renotify: true } : {}) }
    const shown = new Notification(title, options)
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
