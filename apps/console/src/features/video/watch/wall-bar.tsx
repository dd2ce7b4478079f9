import { Flex } from '@chakra-ui/react'
import { WALL_SIZES, type WallLayout, type WallSize } from '@smart-fire/api-client/cameras'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ChoiceBar, IconButton, isComposing, SelectField, TextField } from '@smart-fire/ui'
import { Fullscreen, Save, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasRoomFor, MOST_LAYOUTS } from './saved-layouts'
import * as catalogue from './watch.messages'

export const INTERVALS_S = [10, 30, 60] as const

interface WallBarProps {
  size: WallSize
  onResize: (size: WallSize) => void
  /** seconds; 0 = no carousel */
  interval: number
  onInterval: (seconds: number) => void
  layouts: readonly WallLayout[]
  onLoad: (layout: WallLayout) => void
  /** null: nothing can be saved yet */
  onSave: ((name: string) => void) | null
  /** null: none can be removed yet */
  onRemove: ((name: string) => void) | null
  onClear: () => void
  onFullScreen: () => void
}

/** Above the wall: panes, carousel, saved layouts and full screen. */
export function WallBar({ size, onResize, interval, onInterval, layouts, onLoad, onSave, onRemove, onClear, onFullScreen }: WallBarProps) {
  const words = useMessages(catalogue)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  // the button that opened the form gets the focus back
  const [wasOpen, setWasOpen] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const write = (text: string | null) => {
    setName(text)
    setIsRefused(false)
  }
  const leave = () => {
    write(null)
    setWasOpen(true)
  }
  const save = () => {
    if (!name?.trim() || onSave === null) return
    if (!hasRoomFor(layouts, name.trim())) return setIsRefused(true)
    onSave(name.trim())
    setChosen(name.trim())
    leave()
  }
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <ChoiceBar label={words.layout} value={String(size)} options={WALL_SIZES.map((one) => ({ value: String(one), label: words.panes(one) }))} onChange={(value) => onResize(WALL_SIZES.find((one) => String(one) === value) ?? size)} />
      <SelectField
        label={words.carousel} hideLabel value={String(interval)} onChange={(value) => onInterval(Number(value))}
        options={[{ value: '0', label: words.carouselOff }, ...INTERVALS_S.map((seconds) => ({ value: String(seconds), label: `${words.carousel} · ${words.everySeconds(seconds)}` }))]}
      />
      {layouts.length > 0 && name === null ? (
        <>
          <SelectField
            ref={list} label={words.layouts} hideLabel value={chosen} options={[{ value: '', label: words.noLayout }, ...layouts.map((layout) => ({ value: layout.name, label: layout.name }))]}
            onChange={(value) => {
              setChosen(value)
              const layout = layouts.find((one) => one.name === value)
              if (layout) onLoad(layout)
            }}
          />
          {chosen && onRemove ? <IconButton label={words.removeLayout(chosen)} icon={<Trash2 size={16} aria-hidden />} onClick={() => { list.current?.focus(); onRemove(chosen); setChosen('') }} /> : null}
        </>
      ) : null}
      {name === null ? <Button autoFocus={wasOpen} icon={<Save size={16} aria-hidden />} disabled={onSave === null} onClick={() => write('')}>{words.saveLayout}</Button> : (
        <Flex as="form" gap="2" align="start" onSubmit={(event) => { event.preventDefault(); save() }} onKeyDown={(event) => { if (event.key === 'Escape' && !isComposing(event)) leave() }}>
          <TextField autoFocus label={words.layoutName} hideLabel placeholder={words.layoutName} value={name} onChange={write} maxLength={30} error={isRefused ? words.tooMany(MOST_LAYOUTS) : undefined} />
          <Button type="submit" variant="solid" disabled={!name.trim()}>{words.saveLayout}</Button>
          <Button onClick={leave}>{words.cancel}</Button>
        </Flex>
      )}
      <Flex ms="auto" gap="2">
        <Button onClick={onClear}>{words.clear}</Button>
        <IconButton label={words.fullScreen} icon={<Fullscreen size={18} aria-hidden />} onClick={onFullScreen} />
      </Flex>
    </Flex>
  )
}
