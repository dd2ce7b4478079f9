import { useEffect, useState } from 'react'
import { type GalleryGroup, galleryGroups, type GalleryLook, globalsOf, type Size, SIZES } from './gallery-groups'
import { Thumbnail } from './thumbnail'
import './gallery.css'

const FIRST: GalleryLook = { theme: 'light', locale: 'zh-CN', size: '1280 × 800' }

/** Every state of every machine as a thumbnail, in the chosen theme, language and size. Each leads to its story. */
export function Gallery() {
  const [groups, setGroups] = useState<GalleryGroup[]>([])
  const [hasFailed, setFailed] = useState(false)
  const [look, setLook] = useState(FIRST)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('./index.json', { signal: leaving.signal })
      .then(async (response) => setGroups(galleryGroups((await response.json()) as Parameters<typeof galleryGroups>[0])))
      .catch(() => setFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [])
  return (
    <>
      <div className="gallery-tools">
        <Choice label="Theme 主题" value={look.theme} options={['light', 'dark']} onChange={(theme) => setLook({ ...look, theme })} />
        <Choice label="Language 语言" value={look.locale} options={['zh-CN', 'en']} onChange={(locale) => setLook({ ...look, locale })} />
        <Choice label="Size 尺寸" value={look.size} options={Object.keys(SIZES) as Size[]} onChange={(size) => setLook({ ...look, size })} />
      </div>
      {hasFailed && <p role="alert">The list of stories could not be loaded. 状态列表加载失败，请刷新页面。</p>}
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title.replaceAll('/', ' / ')}</h2>
          <div className="gallery">
            {entries.map(({ id, name }) => (
              <a key={id} href={`./?path=/story/${id}&globals=${globalsOf(look)}`} target="_top">
                <Thumbnail key={JSON.stringify(look)} id={id} name={name} look={look} />
                <span>{name}</span>
              </a>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly Value[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(options[target.selectedIndex] ?? value)}>
        {options.map((option) => <option key={option}>{option}</option>)}
      </select>
    </label>
  )
}
