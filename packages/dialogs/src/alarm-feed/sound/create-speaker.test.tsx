import { afterEach, expect, it, vi } from 'vitest'
import { TONES } from './alarm-tones'
import { createSpeaker, type Speaker } from './create-speaker'

/** An audio context that a browser keeps suspended until the page is clicked. */
class SuspendedContext extends EventTarget {
  state: AudioContextState = 'suspended'
  currentTime = 0
  destination = {}
  starts = 0
  resumes = 0
  resume() {
    this.resumes += 1
    this.become('running')
    return Promise.resolve()
  }
  close() {
    this.become('closed')
    return Promise.resolve()
  }
  become(state: AudioContextState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  createGain() {
    return { gain: this.param(), connect: (next: unknown) => next }
  }
  createOscillator() {
    return { type: 'sine', frequency: this.param(), connect: (next: unknown) => next, start: () => (this.starts += 1), stop: () => undefined }
  }
  private param() {
    return { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  }
}

let speaker: Speaker
afterEach(() => speaker.dispose())

function open() {
  const context = new SuspendedContext()
  const reported: string[] = []
  const listener = {
    onUnlocked: () => reported.push('unlocked'),
    onBlocked: () => reported.push('blocked'),
    onStarted: vi.fn(),
  }
  speaker = createSpeaker(listener, () => context as unknown as AudioContext)
  return { context, reported, listener }
}

it('reports at once that the browser blocks sound, and plays nothing', () => {
  const { reported, context, listener } = open()
  speaker.play('fire')
  expect(reported).toEqual(['blocked'])
  expect(context.starts).toBe(0)
  expect(listener.onStarted).not.toHaveBeenCalled()
})

it.each(['pointerdown', 'keydown'])('is unlocked by the first %s anywhere on the page', (gesture) => {
  const { reported } = open()
  window.dispatchEvent(new Event(gesture))
  expect(reported).toEqual(['blocked', 'unlocked'])
})

it('is unlocked by a click that a dialog keeps to itself', async () => {
  const { reported } = open()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.addEventListener('pointerdown', (event) => event.stopPropagation())
  dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await expect.poll(() => reported).toEqual(['blocked', 'unlocked'])
  dialog.remove()
})

it('plays every tone of the pattern, and the two patterns differ', () => {
  const { context, listener } = open()
  speaker.unlock()
  speaker.play('fire')
  expect(context.starts).toBe(TONES.fire.length)
  speaker.play('fault')
  expect(context.starts).toBe(TONES.fire.length + TONES.fault.length)
  expect(listener.onStarted).toHaveBeenCalledTimes(2)
  expect(TONES.fire).not.toEqual(TONES.fault)
})

it('is unlocked by the test button, which plays the fire sound', async () => {
  const { context, reported } = open()
  speaker.test()
  await expect.poll(() => context.starts).toBe(TONES.fire.length)
  expect(reported).toEqual(['blocked', 'unlocked'])
})

it('reports when the browser blocks sound again', () => {
  const { context, reported } = open()
  speaker.unlock()
  context.become('suspended')
  expect(reported).toEqual(['blocked', 'unlocked', 'blocked'])
})

it('leaves no listener on the page when it is disposed', () => {
  const { context, reported } = open()
  speaker.dispose()
  window.dispatchEvent(new Event('pointerdown'))
  expect(context.state).toBe('closed')
  expect(context.resumes).toBe(0)
  expect(reported).toEqual(['blocked'])
})

it('is silent where there is no Web Audio', () => {
  const onUnlocked = vi.fn()
  speaker = createSpeaker({ onUnlocked, onBlocked: () => undefined, onStarted: () => undefined }, () => null)
  speaker.unlock()
  speaker.play('fire')
  expect(onUnlocked).not.toHaveBeenCalled()
})
