import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../components/button/button'
import { TextField } from '../components/field/text-field'
import { StatusBadge } from '../components/status/status-badge'
import { PagedTable } from '../components/table/paged-table'

/** What classic portals write for elements; the root's promise is that none of it shows inside. */
const HOST_CSS = `
  h1, h2, h3 { color: purple; font-size: 40px; margin: 30px; text-transform: uppercase }
  button, input { border: 3px dashed lime; background: yellow; color: red; padding: 20px; width: 300px; text-shadow: 1px 1px red }
  table { width: 50%; border: 4px solid red } th, td { padding: 30px; text-align: center; background: pink }
  .admin-theme table td { color: brown } .admin-theme button { float: right; opacity: .4 }
  label, span { display: block; margin: 20px; color: teal } svg { width: 60px; height: 60px; fill: red }
  * { letter-spacing: 1px; transition: all 30ms }
`
const PROBED = ['color', 'backgroundColor', 'padding', 'margin', 'width', 'height', 'borderTopStyle', 'fontSize', 'letterSpacing', 'float', 'opacity', 'textAlign', 'textTransform', 'fill', 'display'] as const

const columns = [{ id: 'state', header: '状态', cell: () => <StatusBadge tone="fault">故障</StatusBadge> }]

function Ours() {
  const [name, setName] = useState('')
  return (
    <section data-ours="">
      <Button variant="solid">确定</Button>
      <TextField label="用户名" value={name} onChange={setName} error="请输入内容！" />
      <PagedTable label="异常" columns={columns} rows={['1', '2']} rowKey={(row) => row} state="ready" fill={false} />
    </section>
  )
}

const meta = { title: 'UI/HostileHost', component: Ours } satisfies Meta<typeof Ours>

export default meta
type Story = StoryObj<typeof meta>

const looksOf = (place: Element) =>
  [...place.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    return [element.tagName, ...PROBED.map((name) => style[name])].join(' ')
  })

export const LooksTheSameOnAHostilePage: Story = {
  async play({ canvasElement }) {
    const place = within(canvasElement).getByRole('table').closest('[data-ours]') ?? canvasElement
    const clean = looksOf(place)
    const style = document.createElement('style')
    style.textContent = HOST_CSS
    document.head.append(style)
    document.body.classList.add('admin-theme')
    try {
      await waitFor(() => expect(looksOf(place)).toEqual(clean))
    } finally {
      style.remove()
      document.body.classList.remove('admin-theme')
    }
  },
}
