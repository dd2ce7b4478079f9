import { useEffect, useState } from 'react'

/** What a running machine of a story says: which machine, what happened, where it is now. */
export interface MachineMoment {
  /** the machine's id, e.g. `floorPlan` */
  machine: string
  /** one running actor of it */
  actor: string
  event: string
  /** state paths, space separated; null when an event changed nothing */
  state: string | null
  /** ms since the page of the story began */
  at: number
}

const CHANNEL = 'smart-fire-machines'

/** Tells every frame of the workbench: the docs page and its stories are different documents. */
export function announceMoment(moment: MachineMoment): void {
  openChannel().postMessage(moment)
}

let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** The states of the machine of this id that moved last in any story of the workbench; empty before one has. */
export function useLiveStates(machine: string): string[] {
  const [states, setStates] = useState<string[]>([])
  useEffect(() => {
    const listening = new BroadcastChannel(CHANNEL)
    listening.onmessage = ({ data }: MessageEvent<MachineMoment>) => {
      if (data.machine === machine && data.state !== null) setStates(data.state.split(' '))
    }
    return () => listening.close()
  }, [machine])
  return states
}
