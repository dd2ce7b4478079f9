/** The channel event with which a chart asks the frame beside it to send an event to the machine of its story. */
export const SEND_EVENT = 'smart-fire/send-event'

/** The event of a chart that is sent, at the place where the chart shows it. */
export interface WantedEvent {
  /** the machine's id */
  machine: string
  event: string
  from: string
  /** null for a transition that does not leave its state */
  to: string | null
}

/** What became of it. `own`: only the machine itself sends this event. */
export type SendResult =
  | { isSent: true; /** the sample contents as text, empty without any */ contents: string; /** the states afterwards */ states: string[] }
  | { isSent: false; why: 'noMachine' | 'own' | 'noSample' | 'notTaken' }

/** What the chart tells the frame. The frame is of the same origin, so the result comes back by a function. */
export interface SendRequest extends WantedEvent {
  done: (result: SendResult) => void
}
