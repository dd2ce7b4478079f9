import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contrastRatio } from './contrast'
import { PALETTES } from './palette'
import { TONES } from './tone'

const GROUNDS = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.hover', 'bg.selected'] as const
const TEXTS = ['fg.default', 'fg.muted', 'fg.subtle', 'accent.fg'] as const

function Swatch({ name, children }: { name: string; children?: string }) {
  return <Box bg={name} borderWidth="1px" borderColor="border.default" borderRadius="md" p="3" fontSize="sm">{children ?? name}</Box>
}

/** The colours by name, with their contrast ratios on the surface (light / dark). */
function Tokens() {
  return (
    <Grid gap="6">
      <section>
        <Heading size="sm" mb="2">底色</Heading>
        <Grid templateColumns="repeat(6, 1fr)" gap="2">{GROUNDS.map((name) => <Swatch key={name} name={name} />)}</Grid>
      </section>
      <section>
        <Heading size="sm" mb="2">文字</Heading>
        <Flex gap="6">{TEXTS.map((name) => <Text key={name} color={name}>{`${name} 消防云平台 0123456789`}</Text>)}</Flex>
      </section>
      <section>
        <Heading size="sm" mb="2">色调</Heading>
        <Grid templateColumns="repeat(6, 1fr)" gap="2">
          {TONES.map((tone) => (
            <Box key={tone} bg={`tone.${tone}.subtle`} borderWidth="1px" borderColor={`tone.${tone}.border`} borderRadius="md" p="3">
              <Text color={`tone.${tone}.fg`} fontWeight="semibold">{tone}</Text>
              <Text fontSize="xs" data-ratio="">{ratios(tone)}</Text>
              <Box bg={`tone.${tone}.solid`} color={`tone.${tone}.onSolid`} borderRadius="sm" mt="2" px="2" fontSize="sm">solid</Box>
            </Box>
          ))}
        </Grid>
      </section>
    </Grid>
  )
}

function ratios(tone: (typeof TONES)[number]): string {
  return (['light', 'dark'] as const).map((scheme) => contrastRatio(PALETTES[scheme].tone[tone].fg, PALETTES[scheme].bg.surface).toFixed(1)).join(' / ')
}

const meta = { title: 'UI 组件/Tokens 设计变量', id: 'ui-tokens', component: Tokens } satisfies Meta<typeof Tokens>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const tone of TONES) await expect(canvas.getByText(tone)).toBeVisible()
    const grounds = GROUNDS.map((name) => getComputedStyle(canvas.getByText(name)).backgroundColor)
    for (const ground of grounds) await expect(ground).toMatch(/^rgb\(/)
  },
}
