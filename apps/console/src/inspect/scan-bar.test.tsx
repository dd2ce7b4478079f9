import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { zhCN } from './inspect.messages'
import { ScanBar } from './scan-bar'

/** A camera that plays as soon as `plays` resolves, in front of which labels are held. */
function aCamera(plays: Promise<void> = Promise.resolve()) {
  const seen: string[] = []
  const stop = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) } })
  vi.stubGlobal('BarcodeDetector', class {
    detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }))
  })
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(plays)
  return { hold: (label: string) => void seen.push(label), play, stop }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the camera is closed when a label was read, so that the next one can be scanned: its picture would stand still', async () => {
  const { hold, stop } = aCamera()
  const read = vi.fn()
  render(<ScanBar words={zhCN} onNumber={read} />)
  for (const label of ['MH-2', 'MH-1']) {
    press(zhCN.scan)
    hold(label)
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(label))
    expect(screen.queryByLabelText(zhCN.scanning)).toBeNull()
  }
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2))
})

it('a label is looked up in the tasks of the moment at which it is read', async () => {
  const { hold } = aCamera()
  const [before, now] = [vi.fn(), vi.fn()]
  const { rerender } = render(<ScanBar words={zhCN} onNumber={before} />)
  press(zhCN.scan)
  rerender(<ScanBar words={zhCN} onNumber={now} />)
  hold('MH-1')
  await waitFor(() => expect([before.mock.calls, now.mock.calls]).toEqual([[], [['MH-1']]]))
})

it('closing a camera that still starts is no camera that cannot be used', async () => {
  let interrupt = (_: Error) => {}
  const { play, stop } = aCamera(new Promise((_, reject) => { interrupt = reject }))
  render(<ScanBar words={zhCN} onNumber={() => undefined} />)
  press(zhCN.scan)
  await waitFor(() => expect(play).toHaveBeenCalled())
  press(zhCN.stopScan)
  await act(async () => interrupt(new DOMException('interrupted by a new load', 'AbortError')))
  await waitFor(() => expect(stop).toHaveBeenCalled())
  expect(screen.queryByText(zhCN.noCamera)).toBeNull()
})
