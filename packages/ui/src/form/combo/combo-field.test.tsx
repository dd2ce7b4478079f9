import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { ComboField, MultiComboField, type ComboFieldProps, type MultiComboFieldProps } from './combo-field'
import { MOST_SHOWN, type ComboOption } from './combo-options'

const BUILDINGS: ComboOption[] = [{ value: 'a', label: '万达广场A座' }, { value: 'b', label: '万达广场B座' }, { value: 'c', label: '滨江一号' }]

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no layout
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => vi.useRealTimers())

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field(), { key })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

const draw = (props: Partial<ComboFieldProps> = {}) => {
  const onChange = vi.fn()
  const Building = () => {
    const [value, setValue] = useState(props.value ?? null)
    onChange.mockImplementation(setValue)
    return <UiRoot><ComboField label="建筑" options={BUILDINGS} {...props} value={value} onChange={onChange} /></UiRoot>
  }
  render(<Building />)
  act(() => field().focus())
  return onChange
}

describe('one choice', () => {
  it('keeps its list when the field is pressed again, e.g. to place the cursor, and closes it when something else is pressed', async () => {
    draw()
    const isOpenAfter = async (pressed: Element) => {
      fireEvent.pointerDown(pressed)
      fireEvent.click(pressed)
      await pass(100)
      return options().length > 0
    }
    expect([await isOpenAfter(field()), await isOpenAfter(field()), await isOpenAfter(document.body)]).toEqual([true, true, false])
  })

  it('searches in the given options and chooses the first match by Enter', async () => {
    const onChange = draw()
    write('b座')
    await pass(0)
    expect(options()).toEqual(['万达广场B座'])
    press('Enter')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b', BUILDINGS[1])
    expect(field()).toHaveValue('万达广场B座')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('moves by the arrow keys and names the active option', async () => {
    const onChange = draw()
    press('ArrowDown')
    await pass(0)
    press('ArrowDown')
    press('ArrowUp')
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('滨江一号')
    press('Enter')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('c', BUILDINGS[2])
  })

  it('reaches by the arrow keys only options that are drawn', async () => {
    const many = Array.from({ length: MOST_SHOWN + 20 }, (_, at) => ({ value: String(at), label: `${at + 1} 号楼` }))
    const onChange = draw({ options: many, value: String(MOST_SHOWN + 10) })
    press('ArrowDown')
    await pass(0)
    expect(options()).toHaveLength(MOST_SHOWN)
    press('ArrowUp')
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(`${MOST_SHOWN} 号楼`)
    press('ArrowDown')
    press('Enter')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0', many[0])
  })

  it('returns to the chosen option when another text was typed and not chosen', () => {
    const onChange = draw({ value: 'a' })
    write('滨')
    fireEvent.blur(field())
    expect(field()).toHaveValue('万达广场A座')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is emptied by deleting its text, unless it is required', () => {
    const onChange = draw({ value: 'a' })
    write('')
    fireEvent.blur(field())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, null)
  })

  it('reports nothing when a text was written and deleted in a field without a value', () => {
    const onChange = draw()
    write('万')
    write('')
    fireEvent.blur(field())
    expect(onChange).not.toHaveBeenCalled()
  })

  describe('when Enter sends the form with the list closed', () => {
    const typeAndSend = async (props: Partial<ComboFieldProps>, text: string) => {
      const onChange = draw({ value: 'a', ...props })
      write(text)
      await pass(100)
      press('Escape')
      await pass(100)
      expect(field()).toHaveAttribute('aria-expanded', 'false')
      press('Enter')
      return onChange
    }

    it('is emptied first if its text was deleted', async () => {
      const onChange = await typeAndSend({}, '')
      expect(onChange).toHaveBeenCalledExactlyOnceWith(null, null)
      fireEvent.blur(field())
      expect(onChange).toHaveBeenCalledOnce()
    })

    it.each([['a text that was not chosen', {}, '滨'], ['the deleted text of a required field', { required: true }, '']])('shows its value again instead of %s', async (_what, props, text) => {
      const onChange = await typeAndSend(props, text)
      expect(onChange).not.toHaveBeenCalled()
      expect(field()).toHaveValue('万达广场A座')
    })
  })

  it('keeps its value when a required one is emptied', () => {
    const onChange = draw({ value: 'a', required: true })
    write('')
    fireEvent.blur(field())
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull()
  })

  it('does not open when it may only be read', () => {
    draw({ value: 'a', readOnly: true })
    press('ArrowDown')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('ignores the Enter that ends a Chinese composition', async () => {
    const onChange = draw()
    write('万')
    await pass(0)
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('remote search', () => {
  interface Call { text: string; signal: AbortSignal; give: (options: ComboOption[]) => void; fail: () => void }
  const remote = () => {
    const calls: Call[] = []
    const search = (text: string, signal: AbortSignal) =>
      new Promise<ComboOption[]>((give, reject) => calls.push({ text, signal, give, fail: () => reject(new Error('no response')) }))
    return { calls, search }
  }
  const note = () => screen.getByRole('listbox').parentElement?.querySelector('.fs-options-note')?.textContent

  it('loads the first options at once, and those for the text after a pause', async () => {
    const { calls, search } = remote()
    draw({ options: undefined, search })
    fireEvent.click(field())
    await pass(0)
    expect(calls.map(({ text }) => text)).toEqual([''])
    write('万')
    write('万达')
    await pass(299)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls.map(({ text }) => text)).toEqual(['', '万达'])
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  it('drops a late response to an earlier text', async () => {
    const { calls, search } = remote()
    draw({ options: undefined, search })
    write('万')
    await pass(300)
    write('滨')
    await pass(300)
    calls[1]?.give([{ value: 'c', label: '滨江一号' }])
    calls[0]?.give([{ value: 'a', label: '万达广场A座' }])
    await pass(0)
    expect(options()).toEqual(['滨江一号'])
  })

  it('shows loading, nothing found and failed differently, and tries again', async () => {
    const { calls, search } = remote()
    draw({ options: undefined, search })
    write('x')
    await pass(300)
    expect(note()).toBe('正在搜索…')
    calls[0]?.give([])
    await pass(0)
    expect(note()).toBe('没有匹配的选项')
    write('xy')
    await pass(300)
    calls[1]?.fail()
    await pass(0)
    expect(note()).toBe('搜索失败重试')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await pass(300)
    calls[2]?.give(BUILDINGS)
    await pass(0)
    expect(options()).toHaveLength(3)
  })

  it('keeps the label of a chosen option that is not in later results', async () => {
    const { calls, search } = remote()
    draw({ options: undefined, search })
    fireEvent.click(field())
    await pass(0)
    calls[0]?.give(BUILDINGS)
    await pass(0)
    fireEvent.click(screen.getByRole('option', { name: '滨江一号' }))
    expect(field()).toHaveValue('滨江一号')
  })
})

describe('several choices', () => {
  const drawSeveral = (props: Partial<MultiComboFieldProps> = {}) => {
    const onChange = vi.fn()
    const Buildings = () => {
      const [value, setValue] = useState(props.value ?? [])
      onChange.mockImplementation(setValue)
      return <UiRoot><MultiComboField label="建筑" options={BUILDINGS} {...props} value={value} onChange={onChange} /></UiRoot>
    }
    render(<Buildings />)
    act(() => field().focus())
    return onChange
  }

  it('stays open, adds and removes', async () => {
    const onChange = drawSeveral()
    fireEvent.click(field())
    await pass(0)
    fireEvent.click(screen.getByRole('option', { name: '滨江一号' }))
    fireEvent.click(screen.getByRole('option', { name: '万达广场A座' }))
    expect(onChange).toHaveBeenLastCalledWith(['c', 'a'])
    expect(field()).toHaveAccessibleDescription('已选 2 项：滨江一号、万达广场A座')
    fireEvent.click(screen.getByRole('option', { name: '滨江一号' }))
    expect(onChange).toHaveBeenLastCalledWith(['a'])
  })

  it('focuses the next chip when one is removed by keys', () => {
    const onChange = drawSeveral({ value: ['a', 'b'] })
    press('ArrowLeft')
    press('ArrowLeft')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 万达广场A座' }))
    press('Delete')
    expect(onChange).toHaveBeenLastCalledWith(['b'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 万达广场B座' }))
    press('Delete')
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(document.activeElement).toBe(field())
  })

  it('removes one chip by each press of a key, also when the key is held', () => {
    const onChange = drawSeveral({ value: ['a', 'b', 'c'] })
    const hold = (key: string) => fireEvent.keyDown(document.activeElement ?? field(), { key, repeat: true })
    press('Backspace')
    hold('Backspace')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
    press('ArrowLeft')
    hold('ArrowLeft')
    press('Delete')
    hold('Delete')
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(onChange).toHaveBeenLastCalledWith(['b'])
  })

  it('chooses once by an Enter key that is held', async () => {
    const onChange = drawSeveral()
    write('滨')
    await pass(0)
    press('Enter')
    expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['c'])
  })

  it('loses its last chip by Backspace in the empty text box only', () => {
    const onChange = drawSeveral({ value: ['a', 'b'] })
    write('万')
    press('Backspace')
    expect(onChange).not.toHaveBeenCalled()
    write('')
    press('Backspace')
    expect(onChange).toHaveBeenLastCalledWith(['a'])
  })
})
