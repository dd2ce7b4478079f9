import type { GlobalStyleObject } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from './ui-root'
import { usePartStyles } from './use-part-styles'

const styles: GlobalStyleObject = { '.fs-sample': { color: 'fg.muted', '&:hover': { opacity: '0.5' }, '& > b': { margin: '2' } } }

function Sample({ name }: { name: string }) {
  usePartStyles(styles)
  return <p className="fs-sample">{name}</p>
}

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).filter((text) => text.includes('fs-sample'))

it('writes the rules of a part once, in our tokens and below our root', () => {
  const { rerender } = render(<UiRoot><Sample name="one" /><Sample name="two" /></UiRoot>)
  expect(rules()).toHaveLength(3)
  for (const rule of rules()) expect(rule).toMatch(/^(\.fsc-root-\d+-\d+-\d+)\1 \.fs-sample/)
  expect(rules()[0]).toContain('var(--fsc-colors-fg-muted)')
  rerender(<UiRoot><Sample name="three" /></UiRoot>)
  expect(rules()).toHaveLength(3)
})
