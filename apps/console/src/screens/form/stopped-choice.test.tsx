import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import * as choices from '../fields/choices'
import { useChoiceSource } from '../fields/use-choice-source'
import { ComboField } from '@smart-fire/ui/form'

const { draw } = aMockPlatform()
const NO_VALUES = {}
const WORDS = { title: '', one: '', fields: {} }
const CREWS = choices.loaded(async () => [{ value: '1', label: '值班一班' }, { value: '2', label: '维保班', isStopped: true }])

/** A field of a row that has this crew. */
function Crew({ value }: { value: string | null }) {
  return <ComboField label="班组" value={value} onChange={() => undefined} {...useChoiceSource(CREWS, 'crew', WORDS, value !== null, NO_VALUES)} />
}

it('a stopped choice is offered to no row, and named as stopped in a row that has it', async () => {
  draw(<Crew value="2" />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: '班组' })
  await expect.poll(() => box.value).toBe('维保班（已停用）')
  await userEvent.click(box)
  await expect.poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(['值班一班'])
})
