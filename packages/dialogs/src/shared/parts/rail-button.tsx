import { Flex, type FlexProps } from '@smart-fire/ui/layout'
import type { RefObject } from 'react'

interface RailButtonProps extends Omit<FlexProps, 'ref'> {
  chosen: boolean
  button?: RefObject<HTMLDivElement | null>
}

/** One entry of a rail; the chosen one stands out. */
export function RailButton({ chosen, button, ...rest }: RailButtonProps) {
  return (
    <Flex
      ref={button}
      as="button"
      aria-current={chosen ? 'true' : undefined}
      align="center"
      width="full"
      px="3"
      borderRadius="md"
      borderStartWidth="3px"
      borderColor={chosen ? 'accent.solid' : 'transparent'}
      bg={chosen ? 'bg.selected' : undefined}
      color="fg.default"
      fontWeight={chosen ? 'semibold' : 'normal'}
      cursor="pointer"
      _hover={{ bg: chosen ? 'bg.selected' : 'bg.hover' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' }}
      {...rest}
    />
  )
}
