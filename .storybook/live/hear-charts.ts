import { FORCE_REMOUNT, SET_CURRENT_STORY, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { runningMachine } from './observe-actors'
import { SEND_EVENT, type SendRequest } from './sent-event'

interface Phase {
  newPhase: string
  storyId: string
}

/** the phases of a story before its machine runs on the screen */
const BEFORE_DRAWN = ['preparing', 'loading', 'beforeEach', 'rendering']

let shownFile = ''

/** Notes the file of the story that is shown: the sample events of its machine are beside it. */
export function noteStoryFile(file: unknown): void {
  shownFile = String(file)
}

/**
 * Sends the events that a chart beside this frame asks for. An event waits until the story is drawn, but not for the end of its play: a play
 * that expects the focus waits ten seconds for it here, where the chart keeps it. The samples are loaded with the first event: most frames have no chart.
 */
export function hearCharts(): void {
  let isDrawn = false
  let story: string | null = null
  let waiting: (() => void) | null = null
  const channel = addons.getChannel()
  const begin = ({ storyId }: Pick<Phase, 'storyId'>) => {
    story = storyId
    isDrawn = false
    waiting = null // it was meant for the story before
  }
  channel.on(SET_CURRENT_STORY, begin)
  channel.on(FORCE_REMOUNT, begin)
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase, storyId }: Phase) => {
    story ??= storyId
    if (storyId !== story || newPhase === 'aborted') return // of the story before
    isDrawn = !BEFORE_DRAWN.includes(newPhase)
    if (!isDrawn) return
    waiting?.()
    waiting = null
  })
  const begun = new WeakSet<SendRequest>() // a chart repeats a request that it believes lost
  channel.on(SEND_EVENT, (request: SendRequest) => {
    const send = () => {
      if (begun.has(request)) return
      begun.add(request)
      void answer(request)
    }
    if (isDrawn) send()
    else waiting = send
  })
}

async function answer({ done, ...wanted }: SendRequest): Promise<void> {
  const { sendSample } = await import('../statechart/send-sample')
  done(await sendSample(wanted, runningMachine(wanted.machine), shownFile))
}
