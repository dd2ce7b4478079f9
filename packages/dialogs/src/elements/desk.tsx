import type { ApiClient } from '@smart-fire/api-client'
import { createRoot, type Root } from 'react-dom/client'
import { DeskView } from './desk-view'
import type { Seat } from './seat'

/**
 * What the elements of one client share: alarm link, verdicts, settings, messages. It stands at the end of the body while one of the
 * elements is on the page, with a shadow root for all their dialogs and notices: there they are above the page wherever the elements
 * are, make room for one another, and do not hide one another from screen readers.
 */
export interface Desk {
  /** draws an element, or draws it again */
  take: (seat: Seat) => void
  leave: (key: string) => void
}

export function createDesk(client: ApiClient): Desk {
  const seats = new Map<string, Seat>()
  let stand: Stand | null = null
  const takeDown = () => {
    stand?.root.unmount()
    stand?.host.remove()
    stand = null
  }
  return {
    take(seat) {
      seats.set(seat.key, seat)
      // some hosts replace the whole body, e.g. Turbo; what is out of the page is not seen
      if (stand?.host.isConnected === false) takeDown()
      stand ??= setUp()
      stand.root.render(<DeskView client={client} shadowRoot={stand.shadowRoot} seats={[...seats.values()]} />)
    },
    leave(key) {
      if (!seats.delete(key) || stand === null) return
      if (seats.size > 0) return stand.root.render(<DeskView client={client} shadowRoot={stand.shadowRoot} seats={[...seats.values()]} />)
      takeDown()
    },
  }
}

interface Stand {
  host: HTMLElement
  shadowRoot: ShadowRoot
  root: Root
}

function setUp(): Stand {
  const host = document.createElement('div')
  host.dataset['smartFire'] = 'desk'
  // the body may be a grid or flex layout of the host, in which an empty item takes a place too; all messages have places of their own
  host.style.display = 'contents'
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const mount = shadowRoot.appendChild(document.createElement('div'))
  mount.style.position = 'absolute'
  document.body.append(host)
  return { host, shadowRoot, root: createRoot(mount) }
}
