import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** right of the title */
  aside?: ReactNode
  children: ReactNode
  /** without padding: the content reaches the edges of the card */
  flush?: boolean
  /** takes the whole height of its place, and its content the rest of it */
  fill?: boolean
}

const FILLED = { display: 'flex', flexDirection: 'column', flex: '1', h: 'full', minH: '0' } as const

export function Card({ title, aside, children, flush = false, fill = false }: CardProps) {
  return (
    <Box as="section" aria-label={title} bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" overflow="hidden" {...(fill && FILLED)}>
      <Flex align="center" justify="space-between" gap="4" px="5" pt="4" pb={flush ? '3' : '0'}>
        <Heading as="h2" size="sm">{title}</Heading>
        {aside && <Box color="fg.muted" fontSize="sm" textStyle="num">{aside}</Box>}
      </Flex>
      <Box px={flush ? '0' : '5'} pb={flush ? '0' : '5'} pt={flush ? '0' : '4'} {...(fill && FILLED)}>{children}</Box>
    </Box>
  )
}
