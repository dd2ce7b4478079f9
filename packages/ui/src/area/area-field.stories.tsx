import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { AreaField, type AreaFieldProps, type AreaParts } from './area-field'

const SCENE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#8fa1b3"/><path d="M0 360 240 200h160l240 160z" fill="#b9c3cc"/><path d="M260 90h120v110H260z" fill="#5b6b7a"/><path d="M320 90v110" stroke="#dfe5ea" stroke-width="4"/><path d="M60 60h90v180H60z" fill="#3f4d5a"/></svg>')}`
const PICTURE = <img src={SCENE} alt="" />
const NOTHING: AreaParts = { left: null, top: null, width: null, height: null }
const DOOR: AreaParts = { left: 38, top: 22, width: 24, height: 36 }

interface DeskProps extends Omit<AreaFieldProps, 'value'> {
  start: AreaParts
}

function Desk({ start, onChange, ...rest }: DeskProps) {
  const [value, setValue] = useState(start)
  return (
    <div style={{ maxWidth: 840 }}>
      <AreaField {...rest} value={value} onChange={(next) => { setValue(next); onChange(next) }} />
    </div>
  )
}

const meta = {
  title: 'UI 组件/Area field 画面区域',
  id: 'ui-area-field',
  component: Desk,
  args: { label: '画面区域', start: DOOR, picture: PICTURE, note: '摄像机画面，取自 09:32:00', onChange: fn() },
} satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  ...playground({ label: '画面区域', hint: '留空为整个画面', note: '摄像机画面，取自 09:32:00', error: '', required: false, disabled: false, readOnly: false }),
  render: ({ error, ...args }) => <Desk {...args} error={error || undefined} />,
}

/** The frame, the numbers, and a pointer whose places are per cent of the frame. */
function field(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const frame = canvas.getByRole('application', { name: '画面区域' })
  // a pointer that does not exist cannot be captured
  frame.setPointerCapture = () => {}
  const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', x: number, y: number, pointerId = 1) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return fireEvent[`pointer${type}`](frame, { pointerId, isPrimary: pointerId === 1, button: 0, clientX: left + (width * x) / 100, clientY: top + (height * y) / 100 })
  }
  const numbers = () => ['距左边', '距上边', '宽', '高'].map((name) => canvas.getByRole<HTMLInputElement>('spinbutton', { name }).value)
  return { canvas, frame, pointer, numbers }
}

export const Keyboard: Story = {
  async play({ canvasElement, args }) {
    const { canvas, frame, numbers } = field(canvasElement)
    await expect(frame).toHaveAccessibleDescription('距左边 38%，距上边 22%，宽 24%，高 36% 方向键移动区域，Shift 加方向键改变大小，Delete 恢复为整个画面')
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{ArrowLeft}{/Shift}')
    await expect(numbers()).toEqual(['40', '21', '23', '37'])
    await expect(canvas.getByText('距左边 40%，距上边 21%，宽 23%，高 37%', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith({ left: 40, top: 21, width: 23, height: 37 })
    await userEvent.keyboard('{Delete}')
    await expect(numbers()).toEqual(['', '', '', ''])
    await expect(canvas.getByText('整个画面', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '整个画面', pressed: true })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(numbers()).toEqual(['25', '25', '50', '50'])
  },
}

export const DrawnByPointer: Story = {
  args: { start: NOTHING },
  async play({ canvasElement, args }) {
    const { canvas, frame, pointer, numbers } = field(canvasElement)
    await pointer('Down', 60, 80)
    await pointer('Move', 59.8, 79.9)
    // a slip is no area
    await expect(args.onChange).not.toHaveBeenCalled()
    await pointer('Move', 20, 30)
    await waitFor(() => expect(numbers()).toEqual(['20', '30', '40', '50']))
    // a second finger draws nothing of its own
    await pointer('Down', 90, 90, 2)
    await pointer('Move', 95, 95, 2)
    await pointer('Up', 95, 95, 2)
    await expect(numbers()).toEqual(['20', '30', '40', '50'])
    await pointer('Up', 20, 30)
    await expect(frame).toHaveFocus()
    await expect(canvas.getByText('距左边 20%，距上边 30%，宽 40%，高 50%', { selector: '[role=status]' })).toBeInTheDocument()
    await pointer('Move', 90, 90)
    await expect(numbers()).toEqual(['20', '30', '40', '50'])
    // in the middle it is moved
    await pointer('Down', 40, 55)
    await pointer('Move', 50, 50)
    await pointer('Up', 50, 50)
    await waitFor(() => expect(numbers()).toEqual(['30', '25', '40', '50']))
    // its lower right corner is pulled
    await pointer('Down', 70, 75)
    await pointer('Move', 300, 80)
    await pointer('Up', 300, 80)
    await waitFor(() => expect(numbers()).toEqual(['30', '25', '70', '55']))
    const box = canvasElement.querySelector('.fs-area-box')?.getBoundingClientRect()
    const whole = frame.getBoundingClientRect()
    await expect(Math.round(((box?.left ?? 0) - whole.left) / whole.width * 100)).toBe(30)
    await expect(Math.round(((box?.bottom ?? 0) - whole.top) / whole.height * 100)).toBe(80)
  },
}

/** A drag that the system ends, or that ends as a slip, leaves the area as it was. */
export const DragCancelled: Story = {
  async play({ canvasElement }) {
    const { pointer, numbers } = field(canvasElement)
    await pointer('Down', 5, 90)
    await pointer('Move', 30, 60)
    await waitFor(() => expect(numbers()).toEqual(['5', '60', '25', '30']))
    await pointer('Cancel', 30, 60)
    await waitFor(() => expect(numbers()).toEqual(['38', '22', '24', '36']))
  },
}

/** A pointer that only slips leaves what was there, valid or not. */
export const SlipOnAnInvalidArea: Story = {
  args: { start: { left: 80, top: null, width: 50, height: 36 } },
  async play({ canvasElement }) {
    const { pointer, numbers } = field(canvasElement)
    await pointer('Down', 5, 90)
    await pointer('Move', 30, 60)
    await waitFor(() => expect(numbers()).toEqual(['5', '60', '25', '30']))
    await pointer('Move', 5, 90)
    await pointer('Up', 5, 90)
    await waitFor(() => expect(numbers()).toEqual(['80', '', '50', '36']))
  },
}

export const Typed: Story = {
  async play({ canvasElement, args }) {
    const { canvas } = field(canvasElement)
    const left = canvas.getByRole('spinbutton', { name: '距左边' })
    await userEvent.clear(left)
    // half an area is none
    await expect(canvasElement.querySelector('.fs-area-box')).toBeNull()
    await userEvent.type(left, '10')
    await expect(canvasElement.querySelector<HTMLElement>('.fs-area-box')?.style.left).toBe('10%')
    const width = canvas.getByRole('spinbutton', { name: '宽' })
    await userEvent.clear(width)
    await userEvent.type(width, '95')
    await userEvent.tab()
    await expect(width).toHaveAccessibleDescription('应在 1 到 90 之间')
    await expect(args.onChange).toHaveBeenLastCalledWith({ left: 10, top: 22, width: 95, height: 36 })
    await userEvent.click(canvas.getByRole('button', { name: '整个画面' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(NOTHING)
    await expect(width).toHaveValue('')
  },
}

/** Invalid values of a stored row are shown unchanged, each with its error. They are kept until a person enters another area. */
export const NotValid: Story = {
  args: { start: { left: -20, top: 'abc', width: 1e9, height: 36 } },
  async play({ canvasElement, args }) {
    const { canvas, numbers } = field(canvasElement)
    await expect(numbers()).toEqual(['-20', 'abc', '1000000000', '36'])
    await expect(canvas.getByRole('spinbutton', { name: '距左边' })).toHaveAccessibleDescription('应在 0 到 99 之间')
    await expect(canvas.getByRole('spinbutton', { name: '距上边' })).toHaveAccessibleDescription('请填写数字')
    await expect(canvas.getByRole('spinbutton', { name: '宽' })).toHaveAccessibleDescription('应在 1 到 100 之间')
    await expect(canvasElement.querySelector('.fs-area-box')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WithoutPicture: Story = {
  args: { picture: null, start: NOTHING, note: '未选择摄像机，没有画面' },
  async play({ canvasElement }) {
    const { canvas, pointer, numbers } = field(canvasElement)
    await expect(canvas.getByText('未选择摄像机，没有画面')).toBeVisible()
    await pointer('Down', 10, 10)
    await pointer('Move', 60, 60)
    await pointer('Up', 60, 60)
    await waitFor(() => expect(numbers()).toEqual(['10', '10', '50', '50']))
  },
}

export const WithError: Story = {
  args: { start: { ...DOOR, top: null }, error: '须填写全部四个数' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('group', { name: '画面区域' })).toHaveAccessibleDescription('须填写全部四个数')
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: '画面区域 距左边 38%，距上边 22%，宽 24%，高 36%' })).toBeVisible()
    await expect(canvas.queryByRole('application')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const number of canvas.getAllByRole('spinbutton')) await expect(number).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '整个画面' })).toBeDisabled()
    await expect(canvas.queryByRole('application')).toBeNull()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvasElement }) {
    await expect(field(canvasElement).numbers()).toEqual(['38', '22', '24', '36'])
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Part of the picture', note: 'Taken at 09:32:00' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('spinbutton', { name: 'From the left' })).toHaveValue('38')
    await expect(canvas.getByRole('application', { name: 'Part of the picture' })).toHaveAccessibleDescription(/38% from the left, 22% from the top, 24% wide, 36% high/)
  },
}
