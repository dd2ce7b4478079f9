import { useEffect, useState } from 'react'

/** An event of a running machine in a story: the machine, the event and the state after it. */
export interface MachineMoment {
  /** the machine's id, e.g. `floorPlan` */
  machine: string
  /** the id of the actor */
  actor: string
  event: string
  /** state paths, space separated; null when an event changed nothing */
  state: string | null
  /** ms since the page of the story was loaded */
  at: number
}

const CHANNEL = 'smart-fire-machines'

/** Sends a moment to every frame of the workbench: a docs page and its stories are separate documents. */
export function announceMoment(moment: MachineMoment): void {
  openChannel().postMessage(moment)
}

let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** The latest states of the machine with this id in any open story; empty before its first event. */
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
