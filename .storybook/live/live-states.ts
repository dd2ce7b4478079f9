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

/** Sends a moment to every page of the workbench: a docs page and its stories are separate documents. */
export function announceMoment(moment: MachineMoment): void {
  const report: FrameReport = { frame: window.name, moment }
  openChannel().postMessage(report)
}

interface FrameReport {
  /** the name of the frame in which the machine runs */
  frame: string
  moment: MachineMoment
}

let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/**
 * The latest states of the machine with this id in the frame with this name; empty before its first event. Other frames and
 * other tabs run the same machine.
 */
export function useLiveStates(machine: string, frame: string): string[] {
  const [states, setStates] = useState<string[]>([])
  useEffect(() => {
    const listening = new BroadcastChannel(CHANNEL)
    listening.onmessage = ({ data: { moment, ...from } }: MessageEvent<FrameReport>) => {
      if (from.frame === frame && moment.machine === machine && moment.state !== null) setStates(moment.state.split(' '))
    }
    return () => listening.close()
  }, [machine, frame])
  return states
}
