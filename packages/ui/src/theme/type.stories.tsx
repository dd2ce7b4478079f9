import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatusMark } from '../components/status/status-mark'
import { TONES } from './tone'

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const
const LEADINGS = ['tight', 'snug', 'body'] as const
const STEPS = ['1', '2', '3', '4', '6', '8', '12'] as const
const RADII = ['sm', 'md', 'lg', 'full'] as const
const SHADOWS = ['raised', 'overlay', 'notice'] as const
// dense characters and letters with descenders, which a small line height clips first
const SAMPLE = '消防警霾囍 gTjpy 012'

/** Type sizes in every line height; spacing, radii, shadows and marks by name. */
function Measures() {
  return (
    <Grid gap="6">
      <section>
        <Heading size="sm" mb="2">字号与行高</Heading>
        {SIZES.map((size) => (
          <Flex key={size} align="baseline" gap="6">
            <Text color="fg.muted" fontSize="xs" width="10">{size}</Text>
            {LEADINGS.map((leading) => <Text key={leading} data-sample="" fontSize={size} lineHeight={leading} whiteSpace="nowrap">{SAMPLE}</Text>)}
          </Flex>
        ))}
      </section>
      <section>
        <Heading size="sm" mb="2">间距</Heading>
        <Flex align="end" gap="4">{STEPS.map((step) => <Box key={step} fontSize="xs" color="fg.muted"><Box boxSize={step} bg="accent.solid" data-step={step} />{step}</Box>)}</Flex>
      </section>
      <section>
        <Heading size="sm" mb="2">圆角与投影</Heading>
        <Flex gap="5">
          {RADII.map((radius) => <Box key={radius} p="4" bg="bg.surface" borderWidth="1px" borderRadius={radius} fontSize="sm">{radius}</Box>)}
          {SHADOWS.map((shadow) => <Box key={shadow} p="4" bg="bg.raised" boxShadow={shadow} borderRadius="md" fontSize="sm">{shadow}</Box>)}
        </Flex>
      </section>
      <section>
        <Heading size="sm" mb="2">状态标识</Heading>
        <Flex gap="4">{TONES.map((tone) => <Flex key={tone} align="center" gap="2" fontSize="sm">{[12, 16, 24].map((size) => <StatusMark key={size} tone={tone} size={size} />)}{tone}</Flex>)}</Flex>
      </section>
    </Grid>
  )
}

const meta = { title: 'UI 组件/Tokens 设计变量/Measures 字号、间距', id: 'ui-tokens-measures', component: Measures } satisfies Meta<typeof Measures>

export default meta
type Story = StoryObj<typeof meta>

/** No type size clips a Chinese character or a Latin letter in any line height. */
export const NothingIsClipped: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const context = document.createElement('canvas').getContext('2d')
    for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-sample]')) {
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(sample)
      if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const ink = context?.measureText(sample.textContent ?? '')
      await expect(sample.getBoundingClientRect().height).toBeGreaterThanOrEqual((ink?.actualBoundingBoxAscent ?? 0) + (ink?.actualBoundingBoxDescent ?? 0))
    }
    await expect(canvas.getAllByText(/消防/)).toHaveLength(SIZES.length * LEADINGS.length)
    for (const step of STEPS) await expect(canvasElement.querySelector(`[data-step="${step}"]`)?.getBoundingClientRect().width).toBe(Number(step) * 4)
  },
}
