import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['./**/*.{stories.tsx,mdx}', '../packages/*/src/**/*.{stories.tsx,mdx}', '../apps/console/src/**/*.{stories.tsx,mdx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The title of each file of stories and each page of its own, and the id that its address has instead of one made of the title. */
const entries = Object.entries(files).flatMap(([file, code]) => {
  const [, title = '', id = null] = /title(?:: '|=")([^'"]+\/[^'"]+|Welcome[^"]*)['"](?:,?\s+id(?:: '|=")([^'"]+))?/.exec(code) ?? []
  return /<Meta of=/.test(code) ? [] : [{ file, title, id }]
})

/** Words that a designer who works in Chinese types into the search. */
const SEARCHED = ['火警', '平面图', '图标', '分页', '消火栓', '报警', '表单', '声音', '颜色', '间距', '导出', '地图', '按钮', '弹窗', '文案', '无障碍', '水压', '误报', '楼层', '摄像机']

it.each(SEARCHED)('the search for %s leads to an entry: it looks through titles', (word) => {
  expect(entries.filter(({ title }) => title.includes(word)).map(({ file }) => file)).not.toEqual([])
})

it('every entry has a Chinese name', () => {
  expect(entries.filter(({ title }) => !/\p{Script=Han}/u.test(title)).map(({ file }) => file)).toEqual([])
})

it('every screen of the console is found by its Chinese name', () => {
  const screens = entries.filter(({ id }) => id === 'console-screens').map(({ file }) => [file, files[file] ?? ''] as const)
  expect(screens.length).toBeGreaterThan(30)
  const unnamed = screens.filter(([, code]) => [...code.matchAll(/^export const /gm)].length !== [...code.matchAll(/\bname: '[^']*\p{Script=Han}[^']*'/gu)].length)
  expect(unnamed.map(([file]) => file)).toEqual([])
})

it('the address of an entry stays in plain letters, whatever it is called', () => {
  expect(entries.filter(({ id }) => !/^[a-z0-9-]+$/.test(id ?? '')).map(({ file }) => file)).toEqual([])
})

it('stories of one title have one id, and of two titles two', () => {
  const titles = new Map<string | null, string>()
  for (const { title, id } of entries) {
    expect(titles.get(id) ?? title).toBe(title)
    titles.set(id, title)
  }
  expect(titles.size).toBe(new Set(titles.values()).size)
})
