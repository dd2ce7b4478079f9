import { useMessages } from '@smart-fire/dialogs/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { outletForm, outletWords } from './outlet-form.fixtures'
import { ScreenForm } from './screen-form'

interface Args {
  save: (input: unknown) => void
}

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Form 表单/Fields 字段',
  id: 'console-kinds-form-fields',
  beforeEach: followToolbar,
  args: { save: fn() },
  render: ({ save }, { globals }) => <ScreenStage globals={globals}><OutletForm save={save} /></ScreenStage>,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function OutletForm({ save }: Args) {
  const words = useMessages(outletWords)
  return (
    <ScreenForm
      declaration={outletForm} words={words} id={null} title={words.title}
      calls={{ load: async () => null, save: async ({ input }) => save(input) }}
      onClose={() => undefined} onSaved={() => undefined}
    />
  )
}

const shown = async () => within(await screen.findByRole('dialog', { name: '出水口' }))

/** A node of a tree, a password, two positions and a picture: what was chosen is what is sent. */
export const Placed: Story = {
  play: async ({ args }) => {
    const form = await shown()
    await userEvent.click(await form.findByLabelText(/建筑/))
    await userEvent.click(await screen.findByRole('treeitem', { name: '东区' }))
    await userEvent.type(form.getByLabelText(/设备密钥/), 'k 123456')
    await userEvent.type(form.getByLabelText(/经度/), '120.15')
    await userEvent.type(form.getByLabelText(/纬度/), '30.28')
    ;(await form.findByRole('application', { name: '平面图位置' })).focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expect(form.getByLabelText(/X/)).toHaveValue('401')
    await userEvent.upload(form.getByLabelText(/照片/), new File(['x'], '出水口.png', { type: 'image/png' }))
    await expect(await form.findByText('出水口.png')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({
      building: 'east', key: 'k 123456', place: { lng: 120.15, lat: 30.28 }, onPlan: { x: 401, y: 210 }, photo: '/files/出水口.png',
    }))
  },
}

/** Nothing was chosen: each required field says so, and nothing is sent. */
export const Missing: Story = {
  play: async ({ args }) => {
    const form = await shown()
    await userEvent.click(await form.findByRole('button', { name: '保存' }))
    await expect(await form.findByRole('button', { name: '建筑：此项必填' })).toBeVisible()
    await expect(form.getByRole('button', { name: '地图位置：此项必填' })).toBeVisible()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('application', { name: 'Place on the plan' })).toBeVisible()
    await expectEnglishControls()
  },
}
