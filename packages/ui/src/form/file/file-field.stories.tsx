import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { FileField, type FieldFile, type FileFieldProps } from './file-field'
import { useUploads } from './use-uploads'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#7a9bb5"/><circle cx="32" cy="28" r="14" fill="#e4eaf1"/></svg>')}`
const FILES: readonly FieldFile[] = [
  { id: '1', name: '3F 平面图.svg', bytes: 48_210, pictureUrl: PICTURE, state: 'ready' },
  { id: '2', name: '现场照片 2026-11-20 14-32-08 东侧走道电梯厅前室.jpg', state: 'sending', share: 0.62 },
  { id: '3', name: '验收报告.pdf', state: 'failed', problem: '服务器拒绝了该文件' },
]

const Desk = (props: FileFieldProps) => <div style={{ maxWidth: 480 }}><FileField {...props} /></div>

const meta = {
  title: 'UI 组件/File field 文件上传',
  id: 'ui-file-field',
  component: Desk,
  args: { label: '附件', files: [], accept: 'image/*,.pdf', maxBytes: 5 * 1024 * 1024, most: 5, onAdd: fn(), onRemove: fn(), onRetry: fn(), hint: '平面图、照片或报告' },
} satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  ...playground({ label: '附件', hint: '平面图、照片或报告', error: '', required: false, disabled: false, readOnly: false }),
  render: ({ error, ...args }) => <Desk {...args} files={FILES} error={error || undefined} />,
}

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/附件/)
const picture = (name: string, bytes = 20) => new File(['x'.repeat(bytes)], name, { type: 'image/png' })

export const Empty: Story = {
  async play({ canvasElement, args }) {
    await expect(field(canvasElement)).toHaveAccessibleDescription('平面图、照片或报告')
    await userEvent.upload(field(canvasElement), [picture('a.png')])
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const FilesInEveryState: Story = {
  args: { files: FILES },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: /现场照片/ })).toHaveAttribute('aria-valuenow', '62')
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务器拒绝了该文件')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledWith('3')
    await userEvent.click(canvas.getByRole('button', { name: '移除 3F 平面图.svg' }))
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
}

export const Refused: Story = {
  args: { maxBytes: 10 },
  async play({ canvasElement, args }) {
    await userEvent.upload(field(canvasElement), [picture('大图.png')])
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('大图.png：超过 10 B')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const WithError: Story = {
  args: { error: '请上传平面图', required: true },
  async play({ canvasElement }) {
    await expect(field(canvasElement)).toHaveAccessibleDescription('请上传平面图')
    await expect(field(canvasElement)).toBeRequired()
  },
}

export const Disabled: Story = {
  args: { files: FILES.slice(0, 1), disabled: true },
  async play({ canvasElement }) {
    await expect(field(canvasElement)).toBeDisabled()
    await expect(within(canvasElement).queryByRole('button', { name: /移除/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { files: FILES.slice(0, 1), readOnly: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('3F 平面图.svg')).toBeVisible()
    await expect(canvasElement.querySelector('input')).toBeNull()
  },
}

function Photo({ onChange }: { onChange: (values: readonly string[]) => void }) {
  const uploads = useUploads({ upload: async (file) => `/files/${file.name}`, onChange })
  return <div style={{ maxWidth: 480 }}><FileField {...uploads} label="附件" accept="image/*" /></div>
}

const kept = fn()

export const Uploaded: Story = {
  render: () => <Photo onChange={kept} />,
  beforeEach: () => void kept.mockReset(),
  async play({ canvasElement }) {
    await userEvent.upload(field(canvasElement), picture('现场.png'))
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(['/files/现场.png']))
    await expect(canvasElement.querySelector('img')).toBeVisible()
  },
}
